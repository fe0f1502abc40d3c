import { canonicalUrl } from "../model/addresses/addresses.js";
import { configPlace } from "../model/place.js";
import { routePathIn } from "../model/site/site-language.js";
import type { Deriver } from "./deriver.js";

/** Checks that `getLinks` have a page in each language, and that no store leads back to one. The page's head redirects phones. */
export const deriveGetLinks: Deriver = ({ site, pages, unrendered }, log) => {
  const there = new Set([...pages.map(({ route }) => route.routePath), ...unrendered]);
  for (const [index, path] of site.getLinks.entries()) {
    const routePaths = site.languages.map((language) => routePathIn(language, path));
    const missing = routePaths.find((one) => !there.has(one));
    if (missing !== undefined) {
      log.add("derive/no-get-page", { path, missing }, configPlace(["getLinks", `${index}`]));
    }
    const own = routePaths.map((one) => canonicalUrl(site, one));
    for (const { store, href } of site.storeList) {
      if (href === undefined || !own.includes(href.replace(/\/?([?#].*)?$/, ""))) continue;
      const args = { key: `stores.${store}.beta`, path };
      log.add("derive/get-loop", args, configPlace(["stores", store, "beta"]));
    }
  }
  return {};
};
