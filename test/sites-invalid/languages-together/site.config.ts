import { defineConfig } from "handbill";

export default defineConfig({
  url: "https://minimal.example/",
  languages: [
    { tag: "en", prefix: "en" },
    { tag: "pt-PT", prefix: "pt", fallback: { language: "pt-BR", note: "Em português do Brasil." } },
    { tag: "pt-BR", prefix: "PT", fallback: { language: "pt-PT", note: "Em português de Portugal." } },
    { tag: "de", fallback: { language: "nl", note: "Nur auf Niederländisch." } },
    "tlh",
    {
      tag: "fr",
      overrides: {
        app: { name: 5 },
        stores: { appStore: { beta: "https://testflight.apple.com/join/x" } },
        legal: { minimumAge: 13, collected: { account: { title: "Compte" } } },
      },
    },
    "fr",
  ],
  app: { name: "Minimal", description: "A site with one of each." },
  stores: { appStore: { url: "https://apps.apple.com/us/app/minimal/id1" } },
  legal: { effectiveDate: "2025-08-17" },
});
