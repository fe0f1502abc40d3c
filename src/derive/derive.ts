import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Derived, DeriveInput } from "../model/pages/derived.js";
import { deriveAlternates } from "./alternates.js";
import { deriveAppAds } from "./app-ads.js";
import { deriveAppLinks } from "./app-links/app-links.js";
import { deriveCards } from "./cards.js";
import type { Deriver } from "./deriver.js";
import { deriveCollectionFeeds } from "./feeds/collection-feed.js";
import { deriveLegalFeed } from "./feeds/legal-feed.js";
import { deriveGetLinks } from "./get-links.js";
import { deriveIcons } from "./icons.js";
import { deriveLlmsTxt } from "./llms-txt.js";
import { deriveRedirectPages } from "./redirect-pages.js";
import { deriveRobots } from "./robots.js";
import { deriveSearch } from "./search.js";
import { deriveSecurityTxt } from "./security-txt.js";
import { deriveSitemap } from "./sitemap.js";
import { deriveSmartAppBanner } from "./smart-app-banner.js";
import { deriveStructuredData } from "./structured-data.js";
import { deriveWebManifest } from "./web-manifest.js";

/** Prevents GitHub Pages from running Jekyll on a branch, which would drop names that begin with `_` or a dot. */
const deriveNoJekyll: Deriver = ({ host }) => ({
  files: host.runsJekyll
    ? [{ outputFile: ".nojekyll", sourceFile: "the file for GitHub Pages", bytes: new Uint8Array() }]
    : [],
});

const derivers: readonly Deriver[] = [
  deriveNoJekyll,
  deriveRobots,
  deriveSitemap,
  deriveAlternates,
  deriveAppLinks,
  deriveGetLinks,
  deriveSmartAppBanner,
  deriveIcons,
  deriveWebManifest,
  deriveAppAds,
  deriveSecurityTxt,
  deriveStructuredData,
  deriveLlmsTxt,
  deriveCards,
  deriveRedirectPages,
  deriveLegalFeed,
  deriveCollectionFeeds,
  deriveSearch,
];

/** Derives the files and head elements for the site's config, its pages and its host. */
export function derive(input: DeriveInput, log: Diagnostics): Derived {
  const parts = derivers.map((deriver) => deriver(input, log));
  const heads = parts.flatMap(({ headOf }) => headOf ?? []);
  const written = new Set(input.publicFiles.map(({ outputFile }) => outputFile));
  const isOurs = ({ outputFile }: { readonly outputFile: string }) => !written.has(outputFile);
  return {
    files: parts.flatMap(({ files = [] }) => files).filter(isOurs),
    images: parts.flatMap(({ images = [] }) => images).filter(isOurs),
    icons: parts.flatMap(({ icons = [] }) => icons).filter(isOurs),
    cards: parts.flatMap(({ cards = [] }) => cards),
    headOf: (page) => heads.flatMap((headOf) => headOf(page)),
  };
}
