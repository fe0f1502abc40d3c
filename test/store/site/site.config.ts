import { defineConfig } from "handbill";

export default defineConfig({
  url: "https://tidepool.site.dev/",
  language: "en",
  app: { name: "Tidepool", description: "Tide times for your beach, quietly, and a year ahead of them." },
  stores: {
    appStore: { url: "https://apps.apple.com/us/app/tidepool/id1234567890" },
    googlePlay: { url: "https://play.google.com/store/apps/details?id=dev.site.tidepool" },
  },
  publisher: {
    name: "Tidepool Lda",
    email: "hello@tidepool.site.dev",
    address: ["Rua do Cais 1", "Lagos"],
    phone: "+351 210 000 000",
  },
  legal: { effectiveDate: "2025-01-01", minimumAge: 13 },
  copyrightYear: 2025,
  icon: "/icon.svg",
  checks: { silence: [{ code: "check/orphan", reason: "the site is there for its texts" }] },
  review: { project: "app", accounts: true, judged: {} },
});
