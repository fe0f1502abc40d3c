import { defineConfig } from "handbill";

export default defineConfig({
  url: "https://stoopside.example/",
  language: "en",
  app: {
    name: "Stoopside",
    description: "What is on around the corner.",
  },
  stores: { appStore: { url: "https://apps.apple.com/app/stoopside/id0000000000" } },
  publisher: { email: "hello@stoopside.example" },
  legal: { effectiveDate: "2025-03-01" },
  copyrightYear: 2025,
  // The texts are the harness's own, with made-up URLs.
  checks: {
    silence: [
      "check/placeholder-address",
      "check/no-contents",
      "check/title-length",
      "check/orphan",
      "check/no-icon",
    ].map((code) => ({
      code,
      reason: "the texts are the harness's",
    })),
  },
});
