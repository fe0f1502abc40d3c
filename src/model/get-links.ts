import { campaignAddress } from "./campaign-address.js";
import type { Site } from "./site.js";
import { routePathIn } from "./site-language.js";
import type { Store } from "./store.js";

type Linked = Pick<Site, "getLinks" | "languages">;

/** The link of the config that a page answers in one of the languages: `/get` for `/pt-pt/get`; undefined for any other page. */
export const getLinkAt = (routePath: string, { getLinks, languages }: Linked): string | undefined =>
  getLinks.find((path) => languages.some((language) => routePathIn(language, path) === routePath));

/** What the stores' figures call the place that such a link stands at: `get`, `poster`. */
export const placeOfGetLink = (path: string): string => path.slice(1);

/** Where phones are led, by store: the listing or the beta. A store that has neither leads nobody on. */
export function storesToLeadTo(
  path: string,
  { storeList, campaign }: Pick<Site, "storeList" | "campaign">,
): { readonly [Name in Store["store"]]?: string } {
  const open = storeList.filter(({ state }) => state !== "soon");
  return Object.fromEntries(
    open.map((store) => [store.store, campaignAddress(store, placeOfGetLink(path), campaign)]),
  );
}
