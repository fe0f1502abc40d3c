import { defineConfig } from "handbill";

export default defineConfig({
  url: "https://each.example/",
  languages: [
    { tag: "en", prefix: "en" },
    {
      tag: "pt-PT",
      prefix: "pt",
      fallback: { language: "en", note: "Este documento só existe em inglês." },
      overrides: { app: { description: "Nenhuma língua tem a raiz só para si." } },
    },
    { tag: "ar", overrides: { app: { description: "لكل لغة عنوانها الخاص تحت هذا الموقع." } } },
  ],
  app: { name: "Each", description: "No language has the root to itself." },
  stores: { appStore: { url: "https://apps.apple.com/app/each/id1" } },
  publisher: { email: "hello@each.site.dev" },
  legal: { effectiveDate: "2025-08-17" },
  brand: "#7a1f3d",
  icon: "/icon.svg",
  redirects: { "/terms": "/en/terms" },
  files: { sitemap: true, manifest: true, structuredData: true },
});

declare module "handbill" {
  interface Register {
    messages: typeof import("./messages/en.ts").default;
  }
}
