import type { Route } from "../model/pages/route.js";
import { isInPart, type Part } from "../model/part.js";

/**
 * The routes of a part of the site. A page that shows a document is in the document's part, so that a part reads few other documents. The
 * document is recognised by its slug, usually the value of a route parameter.
 */
export function chooseRoutes(routes: readonly Route[], part: Part, slugs: ReadonlySet<string>): Route[] {
  return routes.filter(({ params, pagePath }) => {
    const shown = Object.values(params).find((value) => slugs.has(value));
    return isInPart(shown ?? pagePath, part);
  });
}
