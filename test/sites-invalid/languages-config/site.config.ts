import { defineConfig } from "handbill";

export default defineConfig({
  url: "https://minimal.example/",
  language: "en",
  languages: [
    "en",
    "en_US",
    "xx-YY",
    "pt-pt",
    { tag: "de", prefix: "d e" },
    { tag: "fr", overrides: { fonts: [] } },
  ],
  app: { name: "Minimal", description: "A site with one of each." },
});
