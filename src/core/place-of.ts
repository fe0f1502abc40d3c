import type { CheckedPage } from "../core/checked-tree.js";
import type { Place } from "./diagnostic.js";

/** A place on a page: where one of the texts stands in its sources, if it stands there once; otherwise its file. */
export function placeOf(
  { routePath, sourceFile, sources }: CheckedPage,
  texts: readonly string[] = [],
): Place {
  const place = { file: sourceFile, page: routePath };
  if (texts.length === 0) return place;
  return { ...place, seek: { kind: "literal", texts, files: sources } };
}
