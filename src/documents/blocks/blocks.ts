import type { Element, Root as HastRoot } from "hast";
import type { Definition, Image, ImageReference, Root } from "mdast";
import { directiveFromMarkdown } from "mdast-util-directive";
import { toString as textOf } from "mdast-util-to-string";
import { directive } from "micromark-extension-directive";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { TextBlock } from "../../model/documents/collection.js";
import { placeAt } from "../markdown/safe-html.js";
import { checkAttributes, type Directive, labelOf, readAttributes } from "./block-attributes.js";
import { builtInBlocks, defaultSize } from "./built-in-blocks.js";
import { makeBlock, makePicture } from "./make-block.js";

/** Block directives only: in running text, 12:30 or :heart is not a directive. */
export const blockSyntax = { syntax: { flow: directive().flow }, tree: directiveFromMarkdown() };

/** The blocks of a text, taken out of its tree before sanitising and put back afterwards. */
export interface FoundBlocks {
  /** Completes the element of a block, by the number in its `data-block`. */
  readonly makers: readonly ((element: Element) => void)[];
  /** Parts that are rendered later. */
  readonly blocks: readonly TextBlock[];
}

/** Marks the places of blocks in a tree; paths of files are relative to `folder`. Reports invalid blocks and leaves them out. */
export function findBlocks(
  tree: Root,
  file: VFile,
  { folder, log }: { readonly folder: string; readonly log: Diagnostics },
): FoundBlocks {
  const makers: ((element: Element) => void)[] = [];
  const blocks: TextBlock[] = [];
  const definitions = new Map<string, Definition>();
  visit(tree, "definition", (node) => void definitions.set(node.identifier, node));
  const mark = (hName: string, make: (element: Element) => void) => {
    makers.push(make);
    return { hName, hProperties: { dataBlock: String(makers.length - 1) } };
  };
  const add = (block: TextBlock) => String(blocks.push(block) - 1);
  const making = { folder, add };

  visit(tree, (node) => {
    if (node.type === "image" || node.type === "imageReference") takeImage(node);
    if (node.type === "containerDirective" || node.type === "leafDirective") takeDirective(node);
  });
  return { makers, blocks };

  function takeImage(node: Image | ImageReference): void {
    const url = node.type === "image" ? node.url : definitions.get(node.identifier)?.url;
    if (url === undefined || url === "" || /^([a-z][a-z0-9+.-]*:|\/\/|[#?])/i.test(url)) return;
    const place = placeAt(file, node.position);
    const alt = node.alt ?? "";
    if (alt.trim() === "") {
      const expected = "a description in the brackets";
      const args = { block: "an image", attribute: "the text", expected, received: undefined };
      log.add("read/block-value", args, place);
    }
    // A file of public/ is published unchanged.
    if (url.startsWith("/")) return;
    const picture = { src: url, alt, ...defaultSize, place };
    node.data = mark("span", (element) => makePicture(element, picture, making));
  }

  function takeDirective(node: Directive): void {
    const { name } = node;
    const attributes = readAttributes(node, file);
    const { values, place, places } = attributes;
    const block = (node.type === "containerDirective" ? ":::" : "::") + name;
    if (node.type === "containerDirective" && !isClosed(node, file))
      log.add("read/unclosed-block", { block }, place);
    const label = labelOf(node);
    const hasLabel = label !== undefined && textOf(label).trim() !== "";
    const own = Object.hasOwn(builtInBlocks, name) ? builtInBlocks[name] : undefined;
    if (!own) {
      node.data = mark("div", (element) => {
        element.properties = { dataBlock: add({ kind: "own", name, attributes: values, place, places }) };
      });
      return;
    }
    const isContainer = node.type === "containerDirective";
    if (isContainer !== own.isContainer)
      return log.add("read/block-text", { block: name, colons: own.isContainer ? "three" : "two" }, place);
    if (own.example !== undefined && !hasLabel)
      log.add("read/block-label", { block, example: own.example }, place);
    if (!checkAttributes(block, attributes, { rules: own.rules, log })) return;
    if (name === "details" && label?.type === "paragraph") label.data = { ...label.data, hName: "summary" };
    const text = label ? textOf(label) : "";
    node.data = mark("div", (element) => makeBlock(element, { name, values, place, text, hasLabel }, making));
  }
}

/** Puts the extracted parts back into the sanitised tree. */
export function putBlocks(tree: HastRoot, { makers }: FoundBlocks): void {
  const used = new Set<string>();
  const put = (parent: HastRoot | Element) => {
    for (const node of parent.children) {
      if (node.type !== "element") continue;
      const { dataBlock, ...rest } = node.properties;
      // In a document that keeps its HTML, the author may have used the same attribute.
      if (typeof dataBlock === "string") {
        node.properties = rest;
        put(node);
        if (!used.has(dataBlock)) makers[Number(dataBlock)]?.(node);
        used.add(dataBlock);
      } else put(node);
    }
  };
  put(tree);
}

/** Whether a block ends with a line of its own colons; one that is never closed ends with the text. */
function isClosed({ position }: Directive, file: VFile): boolean {
  const text = String(file).slice(position?.start.offset, position?.end.offset);
  return /\n[\s>]*:{3,}[ \t]*$/.test(text);
}
