import { writeAttributes } from "./attributes.js";
import { OnlyReact } from "./only-react.js";
import { isThere, type Properties } from "./properties.js";

/** So many images are asked for ahead of a page's style; what React does about more is left to it. */
const most = 10;

/** What React puts into the head so that browsers load the images of a page early: each once, in their order. */
export class ImagePreloads {
  readonly #links = new Map<string, string>();

  /** The element says which images are late or in a place where browsers choose. */
  add(image: Properties): void {
    const { src, srcSet, sizes, crossOrigin, loading, fetchPriority } = image;
    if (loading === "lazy" || fetchPriority === "low" || !(src || srcSet)) return;
    if (!isTextOrNothing(src) || !isTextOrNothing(srcSet) || isData(src) || isData(srcSet)) return;
    const imageSizes = typeof sizes === "string" ? sizes : undefined;
    const key = srcSet ? `${srcSet}\n${imageSizes ?? ""}` : String(src);
    if (this.#links.has(key)) return;
    if (this.#links.size >= most) throw new OnlyReact(`more than ${most} early images`);
    const { integrity, type, referrerPolicy } = image;
    const link = writeAttributes({
      rel: "preload",
      as: "image",
      href: srcSet ? undefined : src,
      imageSrcSet: srcSet,
      imageSizes,
      crossOrigin: crossOriginOf(crossOrigin),
      ...{ integrity, type, fetchPriority, referrerPolicy },
    });
    this.#links.set(key, `<link${link}/>`);
  }

  toHtml(): string {
    return [...this.#links.values()].join("");
  }
}

const isTextOrNothing = (value: unknown): value is string | undefined | null =>
  typeof value === "string" || !isThere(value);
const isData = (address: string | undefined | null) => /^data:/i.test(address ?? "");

function crossOriginOf(value: unknown): string | undefined {
  if (typeof value !== "string") return undefined;
  return value === "use-credentials" ? value : "";
}
