import { canonicalUrl } from "../model/addresses/addresses.js";
import { configPlace } from "../model/place.js";
import type { Deriver } from "./deriver.js";

/** Makes Safari on iOS offer the app above each page. Source: Apple, Promoting apps with Smart App Banners. */
export const deriveSmartAppBanner: Deriver = ({ site }, log) => {
  const { appStore } = site.stores;
  if (!appStore?.banner) return {};
  const { id, clip } = appStore;
  if (id === undefined || appStore.url === undefined) {
    const args = { store: "appStore", needs: "stores.appStore.url" };
    log.add("derive/banner-without-app", args, configPlace(["stores", "appStore", "banner"]));
    return {};
  }
  if (appStore.state !== "live") return {};
  return {
    headOf: ({ route }) => {
      const parts = [
        `app-id=${id}`,
        clip === undefined ? [] : [`app-clip-bundle-id=${clip}`, "app-clip-display=card"],
        // The not-found page has no URL of its own.
        route.routePath === "/404" ? [] : `app-argument=${canonicalUrl(site, route.routePath)}`,
      ];
      return [{ tag: "meta", attributes: { name: "apple-itunes-app", content: parts.flat().join(", ") } }];
    },
  };
};
