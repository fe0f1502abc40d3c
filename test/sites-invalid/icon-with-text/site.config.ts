import { defineConfig } from "handbill";

export default defineConfig({
  url: "https://minimal.example/",
  language: "en",
  app: { name: "Minimal", description: "A site with one of each." },
  publisher: { email: "hello@minimal.dev" },
  legal: { effectiveDate: "2025-08-17", minimumAge: 13 },
  icon: "/icon.svg",
  files: { icons: true },
});
