import { defineConfig } from "handbill";

export default defineConfig({
  url: "https://minimal.example/",
  language: "en",
  product: {
    name: "Minimal",
    description: "A site with one of each.",
    headline: { struck: "later", marked: "now" },
    city: "Boston",
    platform: "iOS",
  },
  store: { name: "App Store", url: "https://apps.apple.com/us/app/minimal/id1" },
  email: "hello@minimal.dev",
  instagram: "https://www.instagram.com/minimal/",
  rednote: "https://www.xiaohongshu.com/user/profile/0123456789abcdef01234567",
  partnershipForm: "https://forms.dev/minimal",
  legal: { effectiveDate: "2025-08-17", minimumAge: 13 },
  copyrightYear: 2025,
  reveal: { offset: 100 },
} as never);
