import { withBase } from "../model/addresses/addresses.js";
import type { JsonObject } from "../model/json.js";
import { configPlace } from "../model/place.js";
import type { Site } from "../model/site/site.js";
import { ownLanguage } from "../model/site/site-language.js";
import { directionOf } from "../text/direction-of.js";
import { type Deriver, textFile } from "./deriver.js";

const manifestName = "site.webmanifest";

/** Each language has its own, next to its pages: at the root, or under its prefix. */
const fileIn = (language: string, { languages }: Site) =>
  `${ownLanguage({ language, languages }).prefix}/${manifestName}`.slice(1);

/** Describes the site for a home screen. `display` is `browser`, since the app is in the stores. Source: W3C, Web Application Manifest. */
export const deriveWebManifest: Deriver = ({ site, sites }, log) => {
  const needs = whatBannerNeeds(site);
  const place = configPlace(["stores", "googlePlay", "banner"]);
  if (needs !== undefined) log.add("derive/banner-without-app", { store: "googlePlay", needs }, place);
  if (!site.files.manifest) return {};
  const files = [...sites].map(([language, own]) => {
    const text = JSON.stringify(describeSite(own), undefined, 2);
    return textFile(fileIn(language, site), [text], "files.manifest of the config");
  });
  const linkIn = (language: string) => {
    const attributes = { rel: "manifest", href: withBase(site.base, fileIn(language, site)) };
    return { tag: "link", attributes } as const;
  };
  return { files, headOf: ({ route }) => [linkIn(route.language)] };
};

/** The missing setting for Chrome on Android to offer the app; undefined if none is missing, or if the banner is off. */
function whatBannerNeeds({ stores: { googlePlay }, files }: Site): string | undefined {
  if (!googlePlay?.banner) return undefined;
  if (googlePlay.url === undefined) return "stores.googlePlay.url";
  if (!files.manifest) return "files.manifest";
  return files.icons ? undefined : "files.icons";
}

/** Chromium uses this; Safari and Firefox do not. Source: W3C, Manifest Incubations. */
function describePlay({ app, stores: { googlePlay } }: Site): JsonObject {
  if (googlePlay?.state !== "live" || googlePlay.url === undefined) return {};
  const { url, package: id, banner } = googlePlay;
  return {
    related_applications: [{ platform: "play", url, ...(id !== undefined && { id }) }],
    ...(banner && { short_name: app.name, prefer_related_applications: true }),
  };
}

function describeSite(site: Site): JsonObject {
  const { app, base, language, themeColor, files, icon } = site;
  const { prefix } = ownLanguage(site);
  const png = (file: string, side: number, more: JsonObject = {}): JsonObject => ({
    src: withBase(base, file),
    sizes: `${side}x${side}`,
    type: "image/png",
    ...more,
  });
  const generated = files.icons
    ? [
        png("icon-192.png", 192),
        png("icon-512.png", 512),
        png("icon-maskable-512.png", 512, { purpose: "maskable" }),
      ]
    : [];
  const vector = icon?.endsWith(".svg")
    ? [{ src: withBase(base, icon), sizes: "any", type: "image/svg+xml" }]
    : [];
  return {
    name: app.name,
    description: app.description,
    lang: language,
    ...(directionOf(language) && { dir: "rtl" }),
    start_url: prefix === "" ? base : withBase(base, prefix),
    display: "browser",
    icons: [...vector, ...generated],
    ...describePlay(site),
    ...(themeColor && { theme_color: themeColor.light, background_color: themeColor.light }),
  };
}
