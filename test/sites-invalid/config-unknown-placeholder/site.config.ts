import { defineConfig } from "handbill";

export default defineConfig({
  url: "https://minimal.example/",
  language: "en",
  app: {
    name: "Minimal",
    description: "A site with one of each.",
  },
  stores: { appStore: { url: "https://apps.apple.com/us/app/minimal/id1" } },
  publisher: { email: "hello@minimal.example" },
  legal: { effectiveDate: "2025-08-17", minimumAge: 13 },
  copyrightYear: 2025,
  placeholders: ["stores.appStore.uri"],
});
