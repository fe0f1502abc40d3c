import type { Chance } from "./chance.js";
import type { ConfigFacts } from "./config-text.js";
import { type Edit, plain } from "./file-edits.js";
import { messagesText } from "./made-up-site.js";
import type { SiteOnDisk } from "./site-on-disk.js";

export const configEdits: Readonly<
  Record<string, (facts: ConfigFacts, chance: Chance) => Partial<ConfigFacts>>
> = {
  name: (_, { below }) => ({ name: `Tidepool ${below(99)}` }),
  description: (_, { words }) => ({ description: `Tide times and ${words(3)}.` }),
  email: (_, { below }) => ({ email: `hello${below(9)}@tidepool.dev` }),
  base: (_, { oneOf }) => ({ base: oneOf(["/", "/app/"]) }),
  host: (_, { oneOf }) => ({
    host: oneOf([undefined, "netlify", "github-pages", "azure-static-web-apps"]),
  }),
  harbours: (_, { below }) => ({ harbours: below(99) }),
  minimumAge: (_, { below }) => ({ minimumAge: 4 + below(14) }),
  brand: (_, { oneOf }) => ({ brand: oneOf(["#0b7a75", "#7a1f3d", "#222222"]) }),
  copyrightYear: (_, { below }) => ({ copyrightYear: 2020 + below(6) }),
  languages: ({ isGerman }) => ({ isGerman: !isGerman }),
  fonts: ({ hasFont }) => ({ hasFont: !hasFont }),
  sitemap: ({ hasSitemap }) => ({ hasSitemap: !hasSitemap }),
  llms: ({ hasLlms }) => ({ hasLlms: !hasLlms }),
  manifest: ({ hasManifest }) => ({ hasManifest: !hasManifest }),
  feed: ({ hasFeed }) => ({ hasFeed: !hasFeed }),
  order: ({ isNewestFirst }) => ({ isNewestFirst: !isNewestFirst }),
  redirects: (_, { once, oneOf }) => ({
    redirects: once(2) ? {} : { "/old": oneOf(["/help", "/cities", "/"]) },
  }),
  comment: (_, { below }) => ({ comment: String(below(99)) }),
};

export function editConfig(site: SiteOnDisk, name: string): void {
  Object.assign(site.facts, configEdits[name]?.(site.facts, site.chance));
  if (name === "languages") {
    if (site.facts.isGerman) reword(site, "de");
    else site.remove("messages/de.ts");
  }
  site.writeConfig();
}

const reword = (site: SiteOnDisk, tag: string): void =>
  site.write(
    `messages/${tag}.ts`,
    messagesText(`Hi {name} ${plain(site.chance.words(1))}`, plain(site.chance.words(2))),
  );

export const messageEdits: Readonly<Record<string, Edit>> = {
  "reword messages of the first language": (site) => reword(site, "en"),
  "reword messages of the second language": (site) => reword(site, "pt-PT"),
};

/** Lasting changes of the build's options. */
export const optionEdits: Readonly<Record<string, Edit>> = {
  "--base": ({ options }) => toggle(options, "base", "/elsewhere/"),
  "--host": ({ options }) => toggle(options, "host", "cloudflare-pages"),
  "--today": ({ options, chance }) => toggle(options, "today", `2026-01-0${1 + chance.below(9)}`),
  TZ: (site) => set(site, "TZ", site.chance.oneOf(["UTC", "Asia/Tokyo", "America/Lima"])),
  TIDEPOOL_SET: (site) => set(site, "TIDEPOOL_SET", String(site.chance.below(3))),
  UNSAID: (site) => set(site, "UNSAID", String(site.chance.below(3))),
  LANG: (site) => set(site, "LANG", site.chance.oneOf(["C", "en_US.UTF-8", "sv_SE.UTF-8"])),
  CI: (site) => set(site, "CI", site.env.CI === "" ? "1" : ""),
};

function set(site: SiteOnDisk, name: string, value: string): void {
  site.env[name] = value;
}

function toggle(options: Record<string, string>, name: string, value: string): void {
  if (options[name]) delete options[name];
  else options[name] = value;
}
