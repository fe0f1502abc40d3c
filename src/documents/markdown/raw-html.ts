import GithubSlugger from "github-slugger";
import type { Element, Root } from "hast";
import { toString as textOf } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import type { VFile } from "vfile";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { withBase } from "../../model/addresses/addresses.js";
import type { Heading } from "../../model/documents/collection.js";
import { groupBy } from "../../util/group-by.js";
import { isLocal, type LinkChange } from "./local-links.js";
import { stateIn } from "./markdown-facts.js";
import { parseHtml } from "./parse-html.js";
import { placeAt } from "./safe-html.js";

interface RawHtmlContext extends LinkChange {
  readonly file: VFile;
  readonly log: Diagnostics;
  /** Filled with the headings of the whole document, Markdown's and HTML's. */
  readonly headings: Heading[];
}

/** Parses the HTML in a document's tree, and processes it like Markdown: facts, ids, the base. */
export function parseRawHtml(tree: Root, context: RawHtmlContext): Root {
  const { file, log, base, headings, localLink = (to) => to } = context;
  const parsed = parseHtml(tree);
  reportLostElements(parsed, file, log);
  visit(parsed, (node) => {
    if (node.type === "text") node.value = stateIn(node.value, node, file);
    if (node.type !== "element") return undefined;
    if (node.tagName === "code" || node.tagName === "pre") return SKIP;
    renameOutdated(node);
    for (const name of ["href", "src"]) {
      const address = node.properties[name];
      if (typeof address !== "string") continue;
      const stated = stateIn(address, node, file);
      const local = name === "href" && isLocal(stated) ? localLink(stated) : stated;
      node.properties[name] = isLocal(local) ? withBase(base, local) : local;
    }
    return undefined;
  });
  numberHeadings(parsed, headings);
  return parsed;
}

/** Obsolete elements that browsers still show. */
const outdated: Readonly<Record<string, string>> = { strike: "s", tt: "code" };

function renameOutdated(element: Element): void {
  const { tagName, properties } = element;
  element.tagName = outdated[tagName] ?? tagName;
  if (tagName === "a" && typeof properties.name === "string") properties.id ??= properties.name;
}

/** Headings in HTML keep their ids, since links in the document use them. */
function numberHeadings(tree: Root, headings: Heading[]): void {
  const slugger = new GithubSlugger();
  visit(tree, "element", (element) => {
    const depth = Number(/^h([1-6])$/.exec(element.tagName)?.[1] ?? 0);
    if (depth === 0) return;
    const text = textOf(element).replace(/\s+/g, " ").trim();
    if (text === "") return;
    const own = element.properties.id;
    const id = typeof own === "string" && own !== "" ? own : slugger.slug(text);
    element.properties.id = id;
    if (id !== footnoteLabel) headings.push({ depth, id, text });
  });
}

/** The heading of footnotes in Markdown, which is not a section of the document. */
const footnoteLabel = "footnote-label";

/** Elements that are removed with their content. */
const lost = new Set([
  ...["script", "style", "template", "noscript", "iframe", "frame", "frameset", "object", "embed", "applet"],
  ...["svg", "math", "canvas", "audio", "video", "map", "portal"],
  ...["input", "select", "textarea", "datalist", "output", "meter", "progress", "dialog", "title"],
]);

function reportLostElements(tree: Root, file: VFile, log: Diagnostics): void {
  const found: Element[] = [];
  visit(tree, "element", (element, index, parent) => {
    const { tagName } = element;
    if (!lost.has(tagName)) return undefined;
    found.push(element);
    parent?.children.splice(index ?? 0, 1);
    return [SKIP, index ?? 0];
  });
  for (const [tag, elements] of groupBy(found, ({ tagName }) => tagName)) {
    const args = { tag, count: String(elements.length) };
    log.add("read/unsafe-html", args, placeAt(file, elements[0]?.position));
  }
}
