import { defineConfig } from "handbill";
import * as v from "valibot";
import { labelCells } from "./pages/_docs/label-cells.ts";

/** The source of each text, for "Edit this page". */
const written = { schema: v.object({ source: v.string() }), search: true, remarkPlugins: [labelCells] };

const config = defineConfig({
  url: "https://handbill.github.io/handbill/",
  language: "en",
  app: {
    name: "handbill",
    description:
      "handbill builds the website of your app: landing page, legal pages and support. It checks every link and every fact before it publishes anything.",
  },
  publisher: { name: "The handbill authors" },
  links: {
    source: { url: "https://github.com/handbill/handbill", label: "GitHub" },
  },
  icon: "/icon.svg",
  themeColor: { light: "#ffe14d", dark: "#14130f" },
  collections: {
    docs: written,
    codes: written,
    files: written,
    hosts: written,
    rules: written,
    store: written,
    news: { ...written, optional: true, orderBy: "-date", feed: { title: "What is new in handbill" } },
  },
  files: { sitemap: true, icons: true },
  cards: true,
  // A page of the documentation has a long text, a side bar and the search script.
  checks: { budgets: { "*": { firstLoad: 20_000, script: 2_000 } } },
  fonts: [
    {
      family: "Archivo",
      package: "@fontsource/archivo",
      weight: 900,
      for: ["h1", ".wordmark", ".big", ".tab"],
    },
  ],
});

export default config;

declare module "handbill" {
  interface Register {
    config: typeof config;
  }
}
