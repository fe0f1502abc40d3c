import { releaseDayOf } from "../model/site/release-day.js";
import type { Site } from "../model/site/site.js";

/** What happens on the days on which stores get the app: what pages do by themselves, and what needs a build. */
export const formatReleaseDays = ({ storeList }: Pick<Site, "storeList">): string[] =>
  storeList.flatMap((store) => {
    const day = releaseDayOf(store);
    if (day === undefined) return [];
    return [
      `${day}: the store links and the pages in getLinks lead to the ${store.name === "App Store" ? "App Store" : "app on Google Play"} by themselves`,
      `  then remove stores.${store.store}.expected and build again, for the footer, banners, structured data and the host's redirects`,
    ];
  });
