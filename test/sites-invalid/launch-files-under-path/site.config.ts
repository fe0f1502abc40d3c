import { defineConfig } from "handbill";

export default defineConfig({
  url: "https://minimal.example/some-repo/",
  language: "en",
  app: { name: "Minimal", description: "A site with one of each." },
  stores: {
    appStore: {
      url: "https://apps.apple.com/us/app/minimal/id1",
      bundleId: "dev.minimal",
      teamId: "ABCDE12345",
    },
  },
  publisher: { email: "hello@minimal.dev" },
  legal: { effectiveDate: "2025-08-17", minimumAge: 13 },
  appLinks: { paths: ["/event/*"] },
  files: {
    appAds: { sellers: ["google.com, pub-0000000000000000, DIRECT, f08c47fec0942fa0"] },
    security: { contact: ["mailto:security@minimal.dev"], expires: "2100-01-01" },
  },
});
