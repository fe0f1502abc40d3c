import { defineConfig } from "handbill";

const old = Array.from({ length: 2001 }, (_, index) => [`/old-${index}`, "/privacy"]);

export default defineConfig({
  url: "https://minimal.example/app/",
  language: "en",
  host: "cloudflare-pages",
  redirects: Object.fromEntries(old),
  app: {
    name: "Minimal",
    description: "A site with one of each.",
  },
  stores: { appStore: { url: "https://apps.apple.com/us/app/minimal/id1" } },
  publisher: { email: "hello@minimal.dev" },
  legal: { effectiveDate: "2025-08-17", minimumAge: 13 },
  copyrightYear: 2025,
  icon: "/icon.svg",
});
