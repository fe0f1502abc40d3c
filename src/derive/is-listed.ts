import { getLinkAt } from "../model/addresses/get-links.js";
import type { Draft } from "../model/pages/page.js";
import type { Site } from "../model/site/site.js";

/** Whether a page is to be found by itself: not the not-found page, one whose canonical address is another's, or one that leads to stores. */
export const isListed = (
  { route }: Pick<Draft, "route">,
  site: Pick<Site, "getLinks" | "languages">,
): boolean =>
  route.routePath !== "/404" &&
  route.canonical === undefined &&
  getLinkAt(route.routePath, site) === undefined;
