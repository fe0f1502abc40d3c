import { defineConfig } from "handbill";

export default defineConfig({
  url: "https://minimal.example/",
  languages: ["en", "pt-PT"],
  app: { name: "Minimal", description: "A site with one of each." },
});
