import type { PhoneRedirect } from "../hosts/serving.js";
import type { Site } from "../site/site.js";
import { ownLanguage, routePathIn } from "../site/site-language.js";
import type { Store } from "../site/store.js";
import { campaignAddress } from "./store-address.js";

type Linked = Pick<Site, "getLinks" | "languages">;

/** The link of the config that a page serves in any language: `/get` for `/pt-pt/get`; undefined for other pages. */
export const getLinkAt = (routePath: string, { getLinks, languages }: Linked): string | undefined =>
  getLinks.find((path) => languages.some((language) => routePathIn(language, path) === routePath));

/** The name of the link's position in the stores' reports: `get`, `poster`. */
export const placeOfGetLink = (path: string): string => path.slice(1);

/** Where phones are redirected, by store: the listing or the beta. Phones of a store with neither are not redirected. */
export function storesToLeadTo(
  path: string,
  { storeList, campaign }: Pick<Site, "storeList" | "campaign">,
): { readonly [Name in Store["store"]]?: string } {
  const open = storeList.filter(({ state }) => state !== "soon");
  return Object.fromEntries(
    open.map((store) => [store.store, campaignAddress(store, placeOfGetLink(path), campaign)]),
  );
}

/** The targets of each kind of phone for each link, in all languages. */
export const listPhoneRedirects = (sites: Iterable<Site>): PhoneRedirect[] =>
  [...sites].flatMap((site) =>
    site.getLinks.flatMap((path) =>
      Object.entries(storesToLeadTo(path, site)).flatMap(([store, to]) =>
        to === undefined
          ? []
          : { from: routePathIn(ownLanguage(site), path), store: store as PhoneRedirect["store"], to },
      ),
    ),
  );
