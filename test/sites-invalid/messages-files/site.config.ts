import { defineConfig } from "handbill";

export default defineConfig({
  url: "https://minimal.example/",
  languages: ["en-US", "pt-PT", "ar", "de"],
  app: { name: "Minimal", description: "A site." },
});
