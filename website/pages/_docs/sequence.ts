import type { PageProps } from "handbill";
import { isShelf, sectionsOf } from "./sections.ts";

export type Documents = PageProps["collections"];
export type Doc = Documents["docs"][number];

/** A page of the documentation with its URL. */
export interface Place {
  readonly document: Doc;
  readonly route: string;
}

export const routeOf = ({ collection, slug }: Pick<Doc, "collection" | "slug">) =>
  collection === "docs" ? `/${slug}` : `/${collection}/${slug}`;

const placeOf = (document: Doc): Place => ({ document, route: routeOf(document) });

/** All pages in order: those of a shelf come after the page that introduces it. */
export function listPlaces(collections: Documents): Place[] {
  const names = sectionsOf(collections.docs.map(({ slug }) => slug)).flatMap(({ parts }) =>
    parts.flatMap(({ pages }) => pages),
  );
  return names.flatMap((name) => {
    const own = collections.docs.filter(({ slug }) => slug === name);
    return [...own, ...(isShelf(name) ? collections[name] : [])].map(placeOf);
  });
}

export function placeAround(collections: Documents, route: string) {
  const places = listPlaces(collections);
  const index = places.findIndex((place) => place.route === route);
  return { previous: places[index - 1], next: places[index + 1] };
}
