import { defineConfig } from "handbill";

export default defineConfig({
  url: "https://example.org/some-repo/",
  language: "en",
  app: { name: "Under", description: "A site that is served under a path." },
  publisher: { email: "hello@under.dev" },
  legal: { effectiveDate: "2025-08-17" },
  copyrightYear: 2025,
  icon: "/icon.svg",
});
