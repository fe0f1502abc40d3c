import { defineConfig } from "handbill";

export default defineConfig({
  url: "https://minimal.example/",
  language: "en",
  app: { name: "Minimal", description: "A site with one of each." },
  stores: { appStore: { expected: "2030-01", banner: true } },
  publisher: { email: "hello@minimal.dev" },
  legal: { effectiveDate: "2025-08-17", minimumAge: 13 },
  appLinks: {
    paths: [{ path: "/event/*", exclude: true }],
  },
  files: {
    appAds: {
      sellers: [
        "google.com, pub-0000000000000000, DIRECT, f08c47fec0942fa0, 5",
      ],
    },
    security: {
      contact: ["mailto:security@minimal.dev"],
      expires: "2020-01-01",
    },
  },
});
