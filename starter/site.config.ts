import { defineConfig } from "handbill";

const config = defineConfig({
  url: "https://levain.example/",
  language: "en",
  app: {
    name: "Levain",
    subtitle: "Bread on your own clock",
    description:
      "Levain plans a sourdough backwards from the hour at which you want to eat it, and wakes you only when it must.",
    category: "Food & Drink",
    price: { amount: 0, currency: "EUR" },
  },
  stores: {
    appStore: { url: "https://apps.apple.com/us/app/levain/id0000000000" },
    googlePlay: { url: "https://play.google.com/store/apps/details?id=example.levain" },
  },
  // One link for every phone. Add a path for each poster that the stores should count separately, such as "/poster".
  getLinks: ["/get"],
  publisher: { name: "Levain Works", email: "hello@levain.example" },
  links: { mastodon: "https://mastodon.example/@levain" },
  brand: "#c2410c",
  icon: "/icon.svg",
  fonts: [
    {
      family: "Archivo",
      package: "@fontsource/archivo",
      weight: 800,
      for: [".name", "h1", "h2", "h3", ".mark", ".tab-title"],
    },
  ],
  cards: true,
  files: {
    sitemap: true,
    structuredData: true,
    icons: true,
    manifest: true,
    security: { contact: ["mailto:security@levain.example"], expires: "2027-11-01" },
  },
  legal: {
    effectiveDate: "2026-11-01",
    minimumAge: 13,
    governingLaw: "the law of Portugal",
    collected: {
      contact: { title: "Contact information", items: ["email address"] },
      usage: { title: "Diagnostics", items: ["crash data", "performance data"] },
    },
  },
  // Documents in content/. A collection without documents has no pages and no links.
  collections: {
    help: { optional: true },
    news: { optional: true, orderBy: "-date", feed: true },
  },
  facts: {
    // With several languages: the language whose version of a document is binding, such as "English".
    binding: "",
    // The privacy policy has a section for each of these facts. Remove the ones that do not apply.
    privacy: {
      collectsNothing: false,
      accounts: true,
      purposes:
        "to keep your bakes when you change your phone, and to find out why the app failed when it did",
      linked: "The email address is linked to you. Diagnostics are not.",
      tracking: "",
      noTracking: true,
      thirdParties: "Sentry (crash reports)",
      partners: "",
      transfers: "",
      host: "",
      siteServices: "",
      security: "encrypted on its way to us, and kept where only we can read it",
      retention: "while your account exists; diagnostics for 90 days",
      gdpr: true,
      california: true,
    },
    // For the page about deleting an account.
    deletion: {
      // The way through the app, a line for each step. Without steps, the page only says how to ask for the deletion.
      steps: ["Open the app and go to Settings.", "Choose Account, then Delete account.", "Confirm."],
      days: 30,
      kept: "invoices, until the law lets us delete them",
    },
    // If the app is open source, the name of its licence: the terms then forbid nothing that the licence allows.
    terms: { subscriptions: false, license: "" },
  },
  copyrightYear: 2026,
});

export default config;

// Gives TypeScript the types of `useSite().facts` and of the messages.
declare module "handbill" {
  interface Register {
    config: typeof config;
    messages: typeof import("./messages/en.ts").default;
  }
}
