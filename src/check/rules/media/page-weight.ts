import { gzipSync } from "node:zlib";
import { withoutBase } from "../../../model/addresses/addresses.js";
import { textOf } from "../../page/page-element.js";
import { elementsOf } from "../../page/read-page.js";
import type { PageTree, ReadPage } from "../../rule.js";

/** The weight of a page in transfer, in bytes: compressed with gzip unless it is compressed already. */
export interface PageWeight {
  /** The page with everything that blocks its first paint: its style sheets and the scripts in its head. */
  readonly firstLoad: number;
  /** All script, inline or not. */
  readonly script: number;
  /** Everything that the page loads, by kind. Inline style and script count as such, the rest of the page as html. */
  readonly parts: Readonly<Record<PartKind, number>>;
}

type WeighedPage = Pick<ReadPage, "html" | "facts">;

export type PartKind = "html" | "style" | "script" | "font" | "image";

/** Compressing takes time: each number is computed on demand, and each file is compressed once. */
export interface Scales {
  readonly firstLoadOf: (page: WeighedPage) => number;
  readonly scriptOf: (page: WeighedPage) => number;
  /** Weighs a page with all files of this site that it loads. */
  readonly weigh: (page: WeighedPage) => PageWeight;
}

export function scalesFor(tree: PageTree): Scales {
  const sizes = new Map<string, number>();
  const sizeOf = ({ kind, path }: Load): number => {
    const bytes = tree.files.get(path)?.bytes;
    if (!bytes) return 0;
    const isText = kind === "style" || kind === "script" || path.endsWith(".svg");
    const size = sizes.get(path) ?? (isText ? gzipSize(bytes) : bytes.length);
    sizes.set(path, size);
    return size;
  };
  const sum = (loads: readonly Load[]) => loads.reduce((total, load) => total + sizeOf(load), 0);
  const firstLoadOf = (page: WeighedPage) =>
    gzipSize(page.html) + sum(listLoads(page, tree).filter(({ holdsUp }) => holdsUp));
  const partOf = (page: WeighedPage, kind: PartKind) =>
    (kind === "style" || kind === "script" ? gzipSize(inlineCodeOf(page, kind)) : 0) +
    sum(listLoads(page, tree).filter((load) => load.kind === kind));
  return {
    firstLoadOf,
    scriptOf: (page) => partOf(page, "script"),
    weigh(page) {
      const inline = gzipSize(inlineCodeOf(page, "style")) + gzipSize(inlineCodeOf(page, "script"));
      const parts = {
        html: Math.max(0, gzipSize(page.html) - inline),
        style: partOf(page, "style"),
        script: partOf(page, "script"),
        font: partOf(page, "font"),
        image: partOf(page, "image"),
      };
      return { firstLoad: firstLoadOf(page), script: parts.script, parts };
    },
  };
}

const gzipSize = (data: string | Uint8Array) => (data.length === 0 ? 0 : gzipSync(data, { level: 9 }).length);

/** Data blocks such as JSON-LD are not scripts: they count as part of the page. */
export function inlineCodeOf({ facts }: Pick<WeighedPage, "facts">, tag: "style" | "script"): string {
  const isCode = (type = "") => tag === "style" || !/\+?json$/i.test(type);
  return elementsOf(facts, tag)
    .filter(({ attributes }) => isCode(attributes.type))
    .map(textOf)
    .join("");
}

interface Load {
  readonly kind: PartKind;
  readonly path: string;
  readonly holdsUp: boolean;
}

/** Each file once. Browsers load one candidate of a `srcset`: the first represents it. */
function listLoads({ facts }: WeighedPage, { address }: PageTree): Load[] {
  const loads = new Map<string, Load>();
  const srcsets = new Set<unknown>();
  for (const { element, attribute, value, use } of facts.addresses) {
    const isSrcset = attribute.endsWith("srcset");
    if (use !== "load" || (isSrcset && srcsets.has(element))) continue;
    if (isSrcset) srcsets.add(element);
    const inside = withoutBase(address.base, value.split(/[?#]/)[0] ?? "");
    const kind = inside && kindOf(inside);
    if (!kind) continue;
    const { rel = "", async, defer, type } = element.attributes;
    const waits = async !== undefined || defer !== undefined || type === "module";
    const holdsUp = (kind === "style" && /stylesheet/i.test(rel)) || (kind === "script" && !waits);
    loads.set(inside, { kind, path: inside.slice(1), holdsUp });
  }
  return [...loads.values()];
}

function kindOf(path: string): PartKind | undefined {
  if (/\.css$/.test(path)) return "style";
  if (/\.m?js$/.test(path)) return "script";
  if (/\.(woff2?|ttf|otf)$/.test(path)) return "font";
  return /\.(png|jpe?g|gif|webp|avif|svg|ico)$/.test(path) ? "image" : undefined;
}
