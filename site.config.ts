import { defineConfig } from "handbill";

export default defineConfig({
  url: "https://hubbub.example/",
  language: "en-US",
  product: {
    name: "Hubbub",
    description:
      "Hubbub is the iOS app for local events in Boston: find what is on, go with others, make friends. Not dating.",
    headline: { struck: "maybe later", marked: "see you tomorrow" },
    city: "Boston",
    platform: "iOS",
  },
  store: { url: "https://apps.apple.com/us/app/hubbub/id0000000000" },
  email: "hello@hubbub.example",
  instagram: "https://www.instagram.com/hubbub.example/",
  rednote: "https://www.xiaohongshu.com/user/profile/000000000000000000000000",
  partnershipForm: "https://forms.example/hubbub-partners",
  legal: {
    effectiveDate: "2025-08-17",
    minimumAge: 13,
    liabilityCap: { amount: 100, currency: "USD", months: 12 },
    governingLaw: "Massachusetts",
    courts: "Boston",
    collected: {
      account: {
        title: "Account information",
        items: ["name", "email address", "phone number", "username", "profile photo"],
      },
      content: { title: "Content", items: ["posts", "messages", "group chats"] },
      preferences: { title: "Preferences", items: ["notifications", "privacy", "sharing"] },
      usage: {
        title: "Usage data",
        items: ["device type", "operating system", "app version", "IP address", "activity"],
      },
    },
  },
  copyrightYear: 2025,
  reveal: { offset: 100 },
  themeColor: { light: "#FBF6EC", dark: "#141210" },
  icon: "/icon.svg",
  fonts: [{ family: "Bricolage Grotesque", package: "@fontsource/bricolage-grotesque", weight: 800 }],
  checks: {
    silence: [
      {
        code: "check/console-error",
        page: "/404",
        reason: "the not-found page logs the path that was not found, as it should",
      },
    ],
  },
  // The real values are still to come; each build says so until they are here.
  standIns: ["product.name", "url", "store.url", "email", "instagram", "rednote", "partnershipForm"],
});
