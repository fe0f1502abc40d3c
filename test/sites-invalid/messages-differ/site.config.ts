import { defineConfig } from "handbill";

export default defineConfig({
  url: "https://minimal.example/",
  languages: ["en", { tag: "pt-PT", fallback: { language: "en", note: "Em inglês." } }, "ar"],
  app: { name: "Minimal", description: "A site." },
});
