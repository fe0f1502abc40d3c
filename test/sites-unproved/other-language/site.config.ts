import { defineConfig } from "handbill";

export default defineConfig({
  url: "https://whole.site.dev/",
  languages: ["en", { tag: "pt-PT", overrides: { app: { description: "Um site que não quebra nenhuma regra." } } }],
  app: { name: "Whole", description: "Whole is an app whose site breaks no rule at all." },
  publisher: { email: "hello@whole.site.dev" },
  icon: "/icon.svg",
});
