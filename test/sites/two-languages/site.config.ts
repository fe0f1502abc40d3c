import { defineConfig } from "handbill";

export default defineConfig({
  url: "https://two.example/",
  languages: [
    "en",
    {
      tag: "pt-PT",
      prefix: "pt",
      overrides: {
        app: { description: "Um sítio em duas línguas, ambas inteiras." },
        stores: { appStore: { url: "https://apps.apple.com/pt/app/two/id1" } },
        legal: { governingLaw: "Portugal" },
      },
    },
  ],
  app: { name: "Two", description: "A site in two languages, both of them whole." },
  stores: { appStore: { url: "https://apps.apple.com/us/app/two/id1" } },
  publisher: { email: "hello@two.site.dev" },
  legal: { effectiveDate: "2025-08-17", governingLaw: "Portugal" },
  icon: "/icon.svg",
  files: { sitemap: true, structuredData: true },
});
