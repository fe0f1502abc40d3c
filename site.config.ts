import { defineConfig } from "handbill";

const config = defineConfig({
  url: "https://hubbub.example/",
  language: "en-US",
  app: {
    name: "Hubbub",
    description:
      "Hubbub is the iOS app for local events in Boston: find what is on, go with others, make friends. Not dating.",
  },
  stores: { appStore: { url: "https://apps.apple.com/app/id0000000000" } },
  publisher: { email: "hello@hubbub.example" },
  links: {
    instagram: "https://www.instagram.com/hubbub.example/",
    rednote: "https://www.xiaohongshu.com/user/profile/000000000000000000000000",
    partners: { url: "https://forms.example/hubbub-partners", label: "Partnership Form" },
  },
  facts: {
    city: "Boston",
    headline: { struck: "maybe later", marked: "see you tomorrow" },
    /** How far above the viewport's bottom an element must be to appear, in CSS pixels. */
    revealOffset: 100,
  },
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
  themeColor: { light: "#FBF6EC", dark: "#141210" },
  icon: "/icon.svg",
  cards: true,
  files: {
    sitemap: true,
    icons: true,
    manifest: true,
    structuredData: true,
  },
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
  // The real values are not known yet; each build reports them until they are.
  placeholders: {
    "app.name": "Hubbub",
    url: "https://hubbub.example/",
    "stores.appStore.url": "https://apps.apple.com/app/id0000000000",
    "publisher.email": "hello@hubbub.example",
    "links.instagram": "https://www.instagram.com/hubbub.example/",
    "links.rednote": "https://www.xiaohongshu.com/user/profile/000000000000000000000000",
    "links.partners.url": "https://forms.example/hubbub-partners",
  },
});

export default config;

declare module "handbill" {
  interface Register {
    config: typeof config;
  }
}
