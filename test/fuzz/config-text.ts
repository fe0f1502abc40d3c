/** The values in a made-up site's config, which edits change key by key. */
export interface ConfigFacts {
  name: string;
  description: string;
  email: string;
  base: string;
  host: string | undefined;
  harbours: number;
  minimumAge: number;
  brand: string;
  copyrightYear: number;
  isGerman: boolean;
  hasFont: boolean;
  hasSitemap: boolean;
  hasLlms: boolean;
  hasManifest: boolean;
  hasFeed: boolean;
  isNewestFirst: boolean;
  /** Whether a collection and pages load data: such a build is never an unchanged one. */
  loads: boolean;
  redirects: Record<string, string>;
  comment: string;
}

export const firstFacts = (): ConfigFacts => ({
  name: "Tidepool",
  description: "Tide times for your beach, quietly.",
  email: "hello@tidepool.dev",
  base: "/",
  host: undefined,
  harbours: 31,
  minimumAge: 13,
  brand: "#0b7a75",
  copyrightYear: 2025,
  isGerman: false,
  hasFont: false,
  hasSitemap: true,
  hasLlms: false,
  hasManifest: false,
  hasFeed: true,
  isNewestFirst: true,
  loads: false,
  redirects: {},
  comment: "",
});

export const fontPackage = "@fontsource/bricolage-grotesque";

const releases = `releases: { schema, orderBy: "title", load: defineLoad({ key: "releases", load: async () => JSON.parse(await readFile("data/releases.json", "utf8")) }) },`;

export function configText(facts: ConfigFacts): string {
  const fallback = (tag: string) =>
    `{ tag: "${tag}", fallback: { language: "en", note: "Only in English (${tag})." } }`;
  const font = `fonts: [{ family: "Bricolage Grotesque", package: "${fontPackage}", weight: 800 }],`;
  return `import { readFile } from "node:fs/promises";
import { defineConfig, defineLoad } from "handbill";
import own from "./data/own.json";
// ${facts.comment}
const schema = { "~standard": { version: 1, vendor: "own", validate: (value) => ({ value }) } };
export default defineConfig({
  url: "https://tidepool.example${facts.base}",
  languages: ["en", ${[fallback("pt-PT"), ...(facts.isGerman ? [fallback("de")] : [])].join(", ")}],
  app: { name: ${JSON.stringify(facts.name)}, description: ${JSON.stringify(facts.description)} },
  stores: { appStore: { url: "https://apps.apple.com/us/app/tidepool/id1" } },
  publisher: { email: "${facts.email}" },
  facts: { harbours: ${facts.harbours}, own: own.said },
  legal: { effectiveDate: "2025-08-17", minimumAge: ${facts.minimumAge} },
  brand: "${facts.brand}",
  copyrightYear: ${facts.copyrightYear},
  icon: "/icon.svg",
  ${facts.host ? `host: "${facts.host}",` : ""}
  redirects: ${JSON.stringify(facts.redirects)},
  ${facts.hasFont ? font : ""}
  files: { sitemap: ${facts.hasSitemap}, llms: ${facts.hasLlms}, manifest: ${facts.hasManifest}, icons: ${facts.hasManifest} },
  collections: {
    help: { orderBy: ["order", "title"] },
    news: { schema, orderBy: "${facts.isNewestFirst ? "-date" : "date"}"${facts.hasFeed ? ", feed: true" : ""} },
    ${facts.loads ? releases : ""}
  },
  checks: { budgets: { "*": { firstLoad: 60_000, script: 8_000 } } },
});
`;
}
