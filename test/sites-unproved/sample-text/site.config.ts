import { defineConfig } from "handbill";

export default defineConfig({
  url: "https://whole.site.dev/",
  language: "en",
  app: {
    name: "Whole",
    subtitle: "Bread on your own clock",
    description: "Whole is an app whose site breaks no rule at all.",
  },
  publisher: { email: "hello@whole.site.dev" },
  stores: { appStore: { url: "https://apps.apple.com/us/app/whole/id1234567890" } },
  legal: { effectiveDate: "2025-01-01", minimumAge: 13 },
  copyrightYear: 2025,
  icon: "/icon.svg",
});
