import { canonicalUrl } from "../model/addresses/addresses.js";
import type { JsonObject } from "../model/json.js";
import type { Site } from "../model/site/site.js";
import type { Deriver } from "./deriver.js";

/** Describes the app on the landing page for search engines, without ratings from elsewhere. Source: schema.org, MobileApplication. */
export const deriveStructuredData: Deriver = ({ site, sites }) => {
  if (!site.files.structuredData) return {};
  return {
    headOf: ({ route }) => {
      const own = sites.get(route.language) ?? site;
      if (route.pagePath !== "/" || route.choosesLanguage) return [];
      return [{ tag: "script", type: "application/ld+json", json: describeApp(own, route.routePath) }];
    },
  };
};

function describeApp(site: Site, routePath: string): JsonObject {
  const { app, storeList, publisher, icon, placeholders } = site;
  // Excludes placeholders.
  const isWritten = (key: string) => !placeholders.includes(key);
  const out = storeList.filter(({ state }) => state === "live" || state === "beta");
  const systems = (out.length > 0 ? out : storeList).map(({ platform }) => platform);
  const live = storeList.flatMap(({ state, url }) => (state === "live" && url) || []);
  return {
    "@context": "https://schema.org",
    "@type": "MobileApplication",
    name: app.name,
    ...(isWritten("app.description") ? { description: app.description } : {}),
    url: canonicalUrl(site, routePath),
    ...(systems.length > 0 ? { operatingSystem: systems.join(", ") } : {}),
    ...(app.category === undefined ? {} : { applicationCategory: app.category }),
    ...(icon === undefined || !isWritten("icon") ? {} : { image: canonicalUrl(site, icon) }),
    ...(live.length > 0 ? { installUrl: live.length === 1 ? (live[0] ?? "") : live } : {}),
    ...(app.price === undefined
      ? {}
      : { offers: { "@type": "Offer", price: app.price.amount, priceCurrency: app.price.currency } }),
    ...(publisher.name === undefined ? {} : { author: { "@type": "Organization", name: publisher.name } }),
  };
}
