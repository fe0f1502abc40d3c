import type { CheckedPage } from "../model/checked-tree.js";
import type { Place, Sought } from "./diagnostic.js";

/**
 * A place on a page: where one of the texts stands in its sources as a literal, if it stands there once, or else what is
 * sought beside; otherwise the page's file.
 */
export function placeOf(
  { routePath, sourceFile, sources }: Pick<CheckedPage, "routePath" | "sourceFile" | "sources">,
  texts: readonly string[] = [],
  sought: Sought = {},
): Place {
  const place = { file: sourceFile, page: routePath };
  if (texts.length === 0 && !sought.said && !sought.element) return place;
  return { ...place, seek: { kind: "literal", texts, files: sources, ...sought } };
}
