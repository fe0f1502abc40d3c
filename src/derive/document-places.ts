import { canonicalUrl } from "../model/addresses/addresses.js";
import type { Draft } from "../model/pages/page.js";
import type { Site } from "../model/site/site.js";

/** The URL of each document, by its file: on the page with the fewest documents; among several, at the element with its slug as the id. */
export function findPlaces(
  pages: readonly Draft[],
  site: Pick<Site, "origin" | "base">,
): ReadonlyMap<string, string> {
  const urls = new Map<string, string>();
  const showing = pages.filter(({ contents }) => contents.length > 0);
  for (const page of showing.sort((a, b) => a.contents.length - b.contents.length)) {
    const { route, contents } = page;
    const html = contents.length > 1 ? page.html : "";
    for (const { sourceFile, slug } of contents) {
      const part = html.includes(` id="${slug}"`) ? `#${encodeURIComponent(slug)}` : "";
      if (!urls.has(sourceFile)) urls.set(sourceFile, canonicalUrl(site, route.routePath) + part);
    }
  }
  return urls;
}
