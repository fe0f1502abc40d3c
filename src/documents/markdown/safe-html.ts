import type { Element, Root } from "hast";
import { defaultSchema, sanitize } from "hast-util-sanitize";
import { toHtml } from "hast-util-to-html";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import type { Diagnostics, Place } from "../../diagnostics/diagnostics.js";
import { knownSchemes, refusedSchemes, schemeOf } from "../../model/addresses/addresses.js";
import { shorten } from "../../text/shorten.js";
import { onceEach } from "../../util/once.js";
import { indexOfLetter } from "./shorten-prose.js";

interface SafeHtmlOptions {
  readonly file: VFile;
  readonly log: Diagnostics;
  /** Additional schemes for links, from the config. */
  readonly allowedSchemes: readonly string[];
  /** Completes the sanitised tree of a text with blocks. */
  readonly finish?: ((safe: Root) => void) | undefined;
  /** HTML made by `sanitiseToHtml`, by the letters that represent it. */
  readonly plain?: readonly string[] | undefined;
}

/** Renders a document's tree as sanitised HTML. Reports addresses that the sanitiser would remove, and documents that become empty. */
export function renderSafeHtml(
  tree: Root,
  { file, log, allowedSchemes, finish, plain }: SafeHtmlOptions,
): string {
  const schemes = [...knownSchemes, ...allowedSchemes];
  checkAddresses(tree);
  const safe = sanitize(tree, schemasFor(finish !== undefined)(schemes.join())) as Root;
  finish?.(safe);
  if (!showsAnything(safe)) log.add("read/shows-nothing", {}, { file: file.path });
  if (!plain) return toHtml(safe).trim();
  // The sanitiser leaves no raw HTML.
  return toHtml(putBackPlain(safe, plain), { allowDangerousHtml: true }).trim();

  function checkAddresses({ children }: Root | Element): void {
    for (const node of children) {
      if (node.type !== "element") continue;
      checkAddress(node, { name: "href", schemes });
      checkAddress(node, { name: "src", schemes: imageSchemes });
      checkAddresses(node);
    }
  }

  /** The sanitiser compares schemes case-sensitively, browsers do not. */
  function checkAddress(
    { properties, position }: Element,
    { name, schemes: allowed }: { name: "href" | "src"; schemes: readonly string[] },
  ): void {
    const address = properties[name];
    const scheme = typeof address === "string" ? schemeOf(address) : undefined;
    if (typeof address !== "string" || scheme === undefined) return;
    if (allowed.includes(scheme)) {
      properties[name] = scheme + address.slice(address.indexOf(":"));
      return;
    }
    const args = {
      address: shorten(address, 60),
      scheme,
      isImage: name === "src" ? "yes" : undefined,
      never: refusedSchemes.includes(scheme) ? "yes" : undefined,
    };
    log.add("read/refused-address", args, placeAt(file, position));
  }
}

/**
 * Replaces the letters of plain blocks in the sanitised tree by their HTML. Only texts at the top level are such letters: any other text
 * is inside a block, and its letters belong to a fact, or mark content that is inserted later.
 */
const putBackPlain = (safe: Root, plain: readonly string[]): Root => ({
  ...safe,
  children: safe.children.map((node) => {
    const html = node.type === "text" ? plain[indexOfLetter(node.value)] : undefined;
    return html === undefined ? node : { type: "raw", value: html };
  }),
});

/** The same for a tree without blocks, whose addresses need no check. */
export const sanitiseToHtml = (tree: Root): string =>
  toHtml(sanitize(tree, schemasFor(false)(knownSchemes.join()))).trim();

const imageSchemes = ["http", "https"];

export function placeAt(file: VFile, position: Element["position"]): Place {
  const start = position?.start;
  return { file: file.path, ...(start && { line: start.line, column: start.column }) };
}

/** Whether a tree has text or an image. */
function showsAnything(tree: Root): boolean {
  let shown = false;
  visit(tree, (node) => {
    if (node.type === "text" && node.value.trim() !== "") shown = true;
    if (node.type === "element" && (node.properties.src || node.properties.dataBlock)) shown = true;
    return shown ? false : undefined;
  });
  return shown;
}

const { attributes } = defaultSchema;
/** Without `input`, which would be unusable, and without obsolete elements. */
const leftOut = new Set(["input", "picture", "source", "strike", "tt"]);
const added = [
  ...["abbr", "address", "article", "bdi", "bdo", "caption", "cite", "col", "colgroup", "dfn", "figcaption"],
  ...["figure", "mark", "small", "time", "u", "wbr"],
];
const cell = ["colSpan", "rowSpan", "headers", "scope"] as const;
const aligned: [string, ...string[]] = ["className", "align-left", "align-center", "align-right"];

const maxSchemas = 20;
/** By schemes, because each document of a site has the same. */
const schemasFor = onceEach((hasBlocks: boolean) =>
  onceEach((schemes: string) => schemaFor(schemes === "" ? [] : schemes.split(","), hasBlocks), maxSchemas),
);

/**
 * The sanitiser's default rules, plus elements that policies use, ids without a prefix for tables of contents, classes of aligned cells,
 * and the schemes; minus presentational attributes, which a page's CSS replaces.
 */
function schemaFor(schemes: readonly string[], hasBlocks: boolean): typeof defaultSchema {
  return {
    ...defaultSchema,
    clobberPrefix: "",
    // Browsers show no text of these elements, so none may be left.
    strip: ["script", "style", "template", "noscript", "title"],
    tagNames: [...(defaultSchema.tagNames ?? []).filter((name) => !leftOut.has(name)), ...added],
    attributes: {
      ...attributes,
      "*": ["id", "lang", "dir", "title", "ariaLabel", "ariaHidden", ...(hasBlocks ? ["dataBlock"] : [])],
      a: [...(attributes?.a ?? []), "hrefLang"],
      img: ["src", "alt", "width", "height"],
      ol: ["start", "reversed", "type"],
      td: [...cell, aligned],
      th: [...cell, "abbr", aligned],
      col: ["span"],
      colgroup: ["span"],
      details: ["open"],
      time: ["dateTime"],
    },
    protocols: { ...defaultSchema.protocols, href: [...schemes], src: [...imageSchemes] },
  };
}
