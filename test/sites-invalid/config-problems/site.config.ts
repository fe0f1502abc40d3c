import { defineConfig } from "handbill";

export default defineConfig({
  url: "minimal.example",
  langage: "en",
  app: {
    name: 7,
    description: "A site with one of each.",
  },
  stores: { appStore: { url: "https://apps.apple.com/us/app/minimal/id1" } },
  publisher: { email: "hello@minimal.example" },
  legal: { effectiveDate: "2025-02-30", minimumAge: 13 },
  copyrightYear: 2025,
  placeholders: ["stores.appStore.uri"],
});
