import type { PageAddresses } from "../addresses/page-addresses.js";
import type { Project } from "../project.js";
import { documentsIn } from "./editions.js";
import type { Site, SiteFeed } from "./site.js";
import { ownLanguage, routePathIn } from "./site-language.js";

export const feedsIn = ({ feeds, language }: Site, collections: Project["collections"]): SiteFeed[] =>
  feeds.filter(
    ({ collection, isOptional }) =>
      !isOptional || documentsIn(language, collections[collection] ?? []).length > 0,
  );

/** `/news.atom` and `/news.json`; in a language with a prefix, `/pt-pt/news.atom`. */
export const feedPaths = ({ collection }: SiteFeed, site: Site) =>
  [`/${collection}.atom`, `/${collection}.json`].map((path) => routePathIn(ownLanguage(site), path));

/** The paths of the feeds in languages with a prefix, so that links stay in the page's language. */
export function listFeedAddresses({
  sites,
  collections,
}: Pick<Project, "sites" | "collections">): PageAddresses {
  const addresses: Record<string, Record<string, string>> = {};
  for (const site of sites.values())
    for (const feed of feedsIn(site, collections))
      for (const path of feedPaths(feed, site)) {
        const pagePath = path.slice(ownLanguage(site).prefix.length);
        if (path !== pagePath) addresses[pagePath] = { ...addresses[pagePath], [site.language]: path };
      }
  return addresses;
}
