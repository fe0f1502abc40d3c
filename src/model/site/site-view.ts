import { freezeAll } from "../../util/freeze-all.js";
import { withBase } from "../addresses/addresses.js";
import { campaignAddress } from "../addresses/store-address.js";
import { withKnownFacts } from "./known-keys.js";
import type { SiteFacts } from "./register.js";
import type { Site, SiteLink } from "./site.js";
import type { Store } from "./store.js";

/** The config with its defaults filled in, as `useSite()` returns it. */
export interface SiteView extends Omit<Site, "facts"> {
  /** Your own facts. */
  readonly facts: SiteFacts;
  /** A link by its name: `site.link("instagram")`. */
  readonly link: (key: string) => SiteLink | undefined;
  /** A store's URL with the position of the link, such as `hero`, if the config has a `campaign`. */
  readonly storeHref: (store: Store, place: string) => string | undefined;
  /** The path of a file in `public/`, with the base path: `/icon.svg` → `/some-repo/icon.svg`. */
  readonly publicHref: (path: string) => string;
}

/** Makes the view of a site for pages. All pages share one object, and cannot change handbill's parts of it. */
export function viewSite({ facts, ...site }: Site): SiteView {
  freezeAll(site);
  return Object.freeze({
    ...site,
    // The type of the config's facts is the registered one.
    facts: withKnownFacts(facts) as SiteFacts,
    link: (key: string) => site.links.find((link) => link.key === key),
    storeHref: (store: Store, place: string) => campaignAddress(store, place, site.campaign),
    publicHref: (path: string) => withBase(site.base, path),
  });
}
