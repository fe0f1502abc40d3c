import { defineConfig } from "handbill";

export default defineConfig({
  url: "https://four.example/",
  languages: [
    "en-US",
    {
      tag: "zh-Hans",
      fallback: { language: "en-US", note: "本文件暂无中文版，以下为英文版。" },
      overrides: { app: { description: "四种语言的网站，每一种都完整。" } },
    },
    {
      tag: "pt-PT",
      fallback: { language: "en-US", note: "Este documento só existe em inglês." },
      overrides: { app: { description: "Um sítio em quatro línguas, todas inteiras." } },
    },
    {
      tag: "ar",
      fallback: { language: "pt-PT", note: "هذه الوثيقة غير متوفرة بالعربية." },
      overrides: {
        app: { description: "موقع بأربع لغات، كل واحدة منها كاملة." },
        stores: { appStore: { url: "https://apps.apple.com/sa/app/four/id1" } },
      },
    },
  ],
  app: { name: "Four", description: "A site in four languages, one of them from the right." },
  stores: { appStore: { url: "https://apps.apple.com/us/app/four/id1" } },
  publisher: { email: "hello@four.site.dev" },
  legal: { effectiveDate: "2025-08-17" },
  icon: "/icon.svg",
  files: { sitemap: true },
});

declare module "handbill" {
  interface Register {
    messages: typeof import("./messages/en-US.ts").default;
  }
}
