import { placeOf } from "../../../diagnostics/diagnostics.js";
import { withoutBase } from "../../../model/addresses/addresses.js";
import { sizeOf } from "../../../util/image-problem.js";
import { decodePath } from "../../../util/request-target.js";
import type { Address } from "../../page/page-addresses.js";
import type { PageElement } from "../../page/page-element.js";
import type { PageRule } from "../../rule.js";

/** Bytes per second on a phone's connection. Source: Lighthouse, mobile throttling, 1.6 Mbit/s. */
const bytesPerSecond = 200_000;
/** The time in seconds for the largest part of a page to appear. Source: web.dev, Largest Contentful Paint. */
const longestLoad = 2.5;
const maxBytes = bytesPerSecond * longestLoad;
/** A video plays while it loads: more than this is a recording that has not been compressed. */
const maxVideoBytes = 20_000_000;
/** Formats of cameras and desktops. */
const unshown = /\.(heic|heif|tiff?|psd|eps|mov|qt|avi|wmv|mkv|flv|3gp|srt)(?:[?#]|$)/i;

/**
 * No image or video takes longer to load on a phone than a page should, browsers show each, and `width` and `height` have its shape. Those
 * in several sizes or formats are skipped, because the browser chooses among them.
 */
export const checkImages: PageRule =
  ({ files, site }) =>
  (page, log) => {
    for (const shown of page.facts.addresses) {
      const { value, element } = shown;
      const isDrawing = /\.svg([?#]|$)/i.test(value);
      if (!isLoadedAsItIs(shown)) continue;
      const [, format] = unshown.exec(value) ?? [];
      if (format !== undefined) {
        const args = { file: value, format: format.toUpperCase() };
        log.add("check/unsupported-format", args, placeOf(page, [value]));
        continue;
      }
      const path = withoutBase(site.base, value.split(/[?#]/)[0] ?? "");
      const file = path && files.get((decodePath(path) ?? path).slice(1));
      const isShaped = file && element.tag === "img" && !isCropped(element, page.html);
      const flaw = isShaped ? flawOfSize(element, file.bytes) : undefined;
      if (flaw) log.add("check/image-size", { file: value, ...flaw }, placeOf(page, [value]));
      const max = isVideo(shown) ? maxVideoBytes : maxBytes;
      if (!file || isDrawing || file.bytes.length <= max) continue;
      const { from, bytes } = file;
      const seconds = (bytes.length / bytesPerSecond).toFixed(1);
      const args = { file: from, size: formatSize(bytes.length), seconds };
      log.add("check/heavy-image", args, placeOf(page, [value, path, `./${from.split("/").at(-1)}`]));
    }
  };

function isVideo({ element: { tag, parent }, attribute }: Omit<Address, "use">): boolean {
  const sources = parent?.children.filter((child) => typeof child !== "string" && child.tag === "source");
  return attribute === "src" && (tag === "video" || (parent?.tag === "video" && sources?.length === 1));
}

/** Whether the browser has no choice of files. */
function isLoadedAsItIs({ element, attribute, value }: Omit<Address, "use">): boolean {
  if (element.tag === "video" || element.tag === "track") return true;
  if (element.tag === "source") return isVideo({ element, attribute, value });
  return (
    element.tag === "img" &&
    attribute === "src" &&
    element.attributes.srcset === undefined &&
    element.parent?.tag !== "picture"
  );
}

/** Whether a style that crops images may be about the element: it names no class, or one of the element's or of those around it. */
function isCropped(element: PageElement, html: string): boolean {
  // From its first character: from each character of a long text, looking would take its square.
  const selectors = [...html.matchAll(/(?<![^{}])([^{}]*)\{[^{}]*object-fit/g)].map(
    ([, selector = ""]) => selector,
  );
  const classes: string[] = [];
  for (let at: PageElement | undefined = element; at; at = at.parent)
    classes.push(...(at.attributes.class?.split(/\s+/) ?? []));
  return selectors.some((one) => !one.includes(".") || classes.some((name) => one.includes(`.${name}`)));
}

/** A size in other units than pixels, or of another shape than the file. A size in CSS may round. */
function flawOfSize(
  { attributes }: PageElement,
  bytes: Uint8Array,
): { written: string; real?: string } | undefined {
  const { width = "", height = "" } = attributes;
  const unit = Object.entries({ width, height }).find(([, value]) => /^[\d.]+(?!px)[a-z]+$/i.test(value));
  if (unit) return { written: `${unit[0]}="${unit[1]}"` };
  const real = sizeOf(bytes);
  const ratio = Number(width || Number.NaN) / Number(height || Number.NaN);
  const own = (real?.width ?? 0) / (real?.height ?? 0);
  return ratio > own * 1.1 || ratio < own / 1.1
    ? { written: `${width} × ${height}`, real: `${real?.width} × ${real?.height}` }
    : undefined;
}

const formatSize = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
