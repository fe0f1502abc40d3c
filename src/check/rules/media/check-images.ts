import { placeOf } from "../../../diagnostics/diagnostics.js";
import { withoutBase } from "../../../model/addresses/addresses.js";
import { decodePath } from "../../../util/request-target.js";
import type { Address } from "../../page/page-addresses.js";
import type { PageRule } from "../../rule.js";

/** Bytes per second on a phone's connection. Source: Lighthouse, mobile throttling, 1.6 Mbit/s. */
const bytesPerSecond = 200_000;
/** The time in seconds for the largest part of a page to appear. Source: web.dev, Largest Contentful Paint. */
const longestLoad = 2.5;
const maxBytes = bytesPerSecond * longestLoad;

/**
 * No image takes longer to load on a phone than a page should. Images in several sizes or formats are skipped, because the browser
 * chooses among them.
 */
export const checkImages: PageRule =
  ({ files, site }) =>
  (page, log) => {
    for (const shown of page.facts.addresses) {
      const { value } = shown;
      if (!isLoadedAsItIs(shown)) continue;
      const path = withoutBase(site.base, value.split(/[?#]/)[0] ?? "");
      const file = path && files.get((decodePath(path) ?? path).slice(1));
      if (!file || file.bytes.length <= maxBytes) continue;
      const { from, bytes } = file;
      const seconds = (bytes.length / bytesPerSecond).toFixed(1);
      const args = { file: from, size: formatSize(bytes.length), seconds };
      log.add("check/heavy-image", args, placeOf(page, [value, path, `./${from.split("/").at(-1)}`]));
    }
  };

/** Whether the browser has no choice of files. */
function isLoadedAsItIs({ element, attribute, value }: Address): boolean {
  if (/\.svg([?#]|$)/i.test(value)) return false;
  if (element.tag === "video") return attribute === "poster";
  return (
    element.tag === "img" &&
    attribute === "src" &&
    element.attributes.srcset === undefined &&
    element.parent?.tag !== "picture"
  );
}

const formatSize = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
