import { defineConfig } from "handbill";

export default defineConfig({
  url: "https://minimal.example/",
  language: "en",
  app: { name: "Minimal", description: "A site with one of each." },
  stores: {
    appStore: {
      url: "https://apps.apple.com/us/app/minimal/id1",
      id: "2",
      teamId: "minimal",
      expected: "2026-12",
    },
    googlePlay: { fingerprints: [] },
  },
  publisher: { email: "hello@minimal.dev" },
  links: {
    instagram: { url: "https://www.instagram.com/minimal/", lable: "Pictures" },
    mastadon: "https://mastodon.social/@minimal",
    partners: { url: "https://forms.dev/minimal" },
  },
  facts: { today: new Date(0) as never },
  legal: { effectiveDate: "2025-08-17", minimumAge: 13 },
});
