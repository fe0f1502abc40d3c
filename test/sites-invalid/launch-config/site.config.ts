import { defineConfig } from "handbill";

export default defineConfig({
  url: "https://minimal.example/",
  language: "en",
  app: { name: "Minimal", description: "A site with one of each." },
  stores: {
    appStore: {
      url: "https://apps.apple.com/us/app/minimal/id1",
      bundleId: "minimal",
      teamId: "ABCDE1234",
      clip: "dev.minimal.Clip!",
      banner: "yes" as never,
    },
    googlePlay: {
      url: "https://play.google.com/store/apps/details?id=dev.minimal",
      fingerprints: ["00:01"],
    },
  },
  publisher: { email: "hello@minimal.dev" },
  legal: { effectiveDate: "2025-08-17", minimumAge: 13 },
  appLinks: {
    paths: [
      "",
      { path: "/a", querry: {} } as never,
      { path: "/a", query: { at: 5 as never } },
      { path: "/a", fragment: "#now" },
    ],
  },
  files: {
    sitemap: 1 as never,
    appAds: { sellers: [], ownerDomain: "https://minimal.example" },
    security: { contact: ["security@minimal.dev"], expires: "2027-02-30" },
  },
});
