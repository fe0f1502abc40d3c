import { defineConfig } from "handbill";

export default defineConfig({
  url: "https://minimal.example/",
  languages: ["en", { tag: "pt-PT", overrides: { app: { description: "Um site com um de cada." } } }],
  app: { name: "Minimal", description: "A site with one of each." },
});
