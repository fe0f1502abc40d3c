import type { Site } from "../model/site/site.js";
import { releaseDayOf } from "../model/site/store.js";

/** Formats what happens on release days of the stores: the changes that pages make themselves, and those that need a build. */
export const formatReleaseDays = ({ storeList }: Pick<Site, "storeList">): string[] =>
  storeList.flatMap((store) => {
    const day = releaseDayOf(store);
    if (day === undefined) return [];
    return [
      `${day}: the store links and the pages in getLinks lead to the ${store.name === "App Store" ? "App Store" : "app on Google Play"} by themselves`,
      `  then remove stores.${store.store}.expected and build again, for the footer, banners, structured data and the host's redirects`,
    ];
  });
