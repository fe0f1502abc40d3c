import { gzipSync } from "node:zlib";
import { withoutBase } from "../../../model/addresses/addresses.js";
import type { SiteAddress } from "../../../model/pages/checked-tree.js";
import { onceEach } from "../../../util/once.js";
import { textOf } from "../../page/page-element.js";
import { elementsOf } from "../../page/read-page.js";
import type { PageTree, ReadPage } from "../../rule.js";

/** The weight of a page in transfer, in bytes: compressed with gzip unless it is compressed already. */
export interface PageWeight {
  /** The page with everything that blocks its first paint: its style sheets and the scripts in its head. */
  readonly firstLoad: number;
  readonly script: number;
  /** Everything that the page loads, by kind. Inline style and script count as such, the rest of the page as html. */
  readonly parts: Readonly<Record<PartKind, number>>;
}

type WeighedPage = Pick<ReadPage, "html" | "facts">;

type PartKind = "html" | "style" | "script" | "font" | "image";

/** Returns a function that weighs a page with all files of this site that it loads. Compressing takes time: each file is compressed once. */
export function weigherOf({ files, site }: PageTree): (page: WeighedPage) => PageWeight {
  const sizeOf = onceEach((path: string): number => {
    const bytes = files.get(path)?.bytes ?? "";
    return /\.(css|m?js|svg)$/.test(path) ? gzipSize(bytes) : bytes.length;
  });
  return (page) => {
    const loads = listLoads(page, site);
    const sum = (some: readonly Load[]) => some.reduce((total, { path }) => total + sizeOf(path), 0);
    const loaded = (kind: PartKind) => sum(loads.filter((load) => load.kind === kind));
    const html = gzipSize(page.html);
    const [style, script] = [gzipSize(inlineCodeOf(page, "style")), gzipSize(inlineCodeOf(page, "script"))];
    const parts = {
      html: Math.max(0, html - style - script),
      style: style + loaded("style"),
      script: script + loaded("script"),
      font: loaded("font"),
      image: loaded("image"),
    };
    const firstLoad = html + sum(loads.filter(({ blocksRendering }) => blocksRendering));
    return { firstLoad, script: parts.script, parts };
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
  readonly blocksRendering: boolean;
}

/** Each file once. Browsers load one candidate of a `srcset`: the first represents it. */
function listLoads({ facts }: WeighedPage, address: SiteAddress): Load[] {
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
    const blocksRendering = (kind === "style" && /stylesheet/i.test(rel)) || (kind === "script" && !waits);
    loads.set(inside, { kind, path: inside.slice(1), blocksRendering });
  }
  return [...loads.values()];
}

function kindOf(path: string): PartKind | undefined {
  if (/\.css$/.test(path)) return "style";
  if (/\.m?js$/.test(path)) return "script";
  if (/\.(woff2?|ttf|otf)$/.test(path)) return "font";
  return /\.(png|jpe?g|gif|webp|avif|svg|ico)$/.test(path) ? "image" : undefined;
}
