import { defineConfig } from "handbill";

export default defineConfig({
  url: "https://minimal.example/",
  language: "en",
  app: {
    name: "Minimal",
    description: "A site with one of each.",
  },
  stores: { appStore: { url: "https://apps.apple.com/us/app/minimal/id1" } },
  publisher: { email: "hello@minimal.example" },
  legal: { effectiveDate: "2025-08-17", minimumAge: 13 },
  copyrightYear: 2025,
  fonts: [
    { family: "Big", weight: 800 },
    { family: "Big", file: "big.ttf", weight: "bold", for: ["h1 > em"] },
    { file: "big.ttf", features: ["tabular"], fallback: "Arial" },
    { family: "Big", file: "big.ttf", wieght: 800 },
  ],
});
