import { defineConfig } from "handbill";

export default defineConfig({
  url: "https://minimal.example/",
  language: "en",
  app: { name: "Minimal", description: "A site with one of each." },
  stores: {
    appStore: { url: "https://apps.apple.com/us/app/minimal/id1", bundleId: "dev.minimal" },
    googlePlay: {
      url: "https://play.google.com/store/apps/details?id=dev.minimal",
      fingerprints: [
        "00:01:02:03:04:05:06:07:08:09:0A:0B:0C:0D:0E:0F:10:11:12:13:14:15:16:17:18:19:1A:1B:1C:1D:1E:1F",
      ],
    },
  },
  publisher: { email: "hello@minimal.dev" },
  legal: { effectiveDate: "2025-08-17", minimumAge: 13 },
  appLinks: {
    paths: [
      "/event/*",
      "/event/5",
      "event/*",
      "/privacy-policy",
      "/$(lang)/*",
    ],
  },
});
