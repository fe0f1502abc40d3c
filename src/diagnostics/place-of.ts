import type { CheckedPage } from "../model/pages/checked-tree.js";
import type { Place, Sought } from "./diagnostic.js";

/**
 * The place of a finding on a page: the only literal in its sources with one of the texts, otherwise the given place, otherwise the
 * page's file.
 */
export function placeOf(
  { routePath, sourceFile, sources }: Pick<CheckedPage, "routePath" | "sourceFile" | "sources">,
  texts: readonly string[] = [],
  sought: Sought = {},
): Place {
  const place = { file: sourceFile, page: routePath };
  if (texts.length === 0 && Object.keys(sought).length === 0) return place;
  return { ...place, seek: { kind: "literal", texts, files: sources, ...sought } };
}
