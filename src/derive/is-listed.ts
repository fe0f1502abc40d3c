import { getLinkAt } from "../model/addresses/get-links.js";
import type { Draft } from "../model/pages/page.js";
import type { Site } from "../model/site/site.js";

/**
 * Whether search engines should list a page: not the not-found page, pages with another canonical URL, or pages that redirect to stores.
 */
export const isListed = (
  { route }: Pick<Draft, "route">,
  site: Pick<Site, "getLinks" | "languages">,
): boolean =>
  route.routePath !== "/404" &&
  route.canonical === undefined &&
  getLinkAt(route.routePath, site) === undefined;
