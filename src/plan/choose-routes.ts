import type { Route } from "../model/pages/route.js";
import { isInPart, type Part } from "../model/part.js";

/**
 * The routes of a part of the site. A page that shows a document goes where the document does, so that a part has to read
 * few others: by its name, which is as a rule a value of the route's parameters.
 */
export function chooseRoutes(routes: readonly Route[], part: Part, slugs: ReadonlySet<string>): Route[] {
  return routes.filter(({ params, pagePath }) => {
    const shown = Object.values(params).find((value) => slugs.has(value));
    return isInPart(shown ?? pagePath, part);
  });
}
