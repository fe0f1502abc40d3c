import { Parser } from "htmlparser2";
import { type ComponentType, createElement, Fragment, type ReactNode } from "react";
import type { CollectionDocument, OwnBlock, TextBlock } from "../../model/documents/collection.js";
import { nearest } from "../../text/nearest.js";
import { type RenderContext, useRenderContext } from "../site-context.js";
import { Image } from "./image.js";

/** The props of a block's component. */
export interface BlockProps {
  /** The attributes in the document, with facts inserted: `{ of: "tides" }`. */
  attributes: Readonly<Record<string, string>>;
  /** The text of the block, if it has one. */
  children?: ReactNode;
}

/** A component that documents place by name, such as `::screenshots`, with its attributes. */
export interface BlockDefinition {
  component: ComponentType<BlockProps>;
  /** Attributes that the document must write. */
  required?: readonly string[];
  /** Attributes that the document may write. */
  optional?: readonly string[];
}

/** Your own components by the names that documents use. A component without a `BlockDefinition` takes no attributes. */
export type BlockComponents = Readonly<Record<string, ComponentType<BlockProps> | BlockDefinition>>;

/** The props of the element that shows a document's text: plain HTML if that is enough. */
export function textOf(
  { html, blocks: parts = [] }: Pick<CollectionDocument<unknown>, "html" | "blocks">,
  blocks: BlockComponents,
) {
  if (parts.every(({ kind }) => kind === "media")) return { dangerouslySetInnerHTML: { __html: html } };
  return { children: <BlockText {...{ html, parts, blocks }} /> };
}

interface BlockTextProps {
  html: string;
  parts: readonly TextBlock[];
  blocks: BlockComponents;
}

/** Renders a document's text with responsive images and the site's own components. */
function BlockText({ html, parts, blocks }: BlockTextProps): ReactNode {
  const context = { parts, blocks, log: useRenderContext().log };
  const open: OpenElement[] = [{ name: "", attributes: {}, children: [] }];
  const add = (node: ReactNode) => open.at(-1)?.children.push(node);
  const parser = new Parser(
    {
      onopentag: (name, attributes) => void open.push({ name, attributes, children: [] }),
      ontext(text) {
        // React rejects white space between the parts of a table.
        if (!ofTable.test(open.at(-1)?.name ?? "") || text.trim() !== "") add(text);
      },
      onclosetag() {
        const element = open.pop();
        if (element) add(nodeOf(element, context));
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return createElement(Fragment, null, ...(open[0]?.children ?? []));
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: ReactNode[];
}

interface NodeContext extends Pick<BlockTextProps, "parts" | "blocks"> {
  readonly log: RenderContext["log"];
}

const ofTable = /^(table|t(head|body|foot|r)|colgroup)$/;

function nodeOf({ name, attributes, children }: OpenElement, context: NodeContext): ReactNode {
  const part = context.parts[Number(attributes["data-block"] ?? Number.NaN)];
  if (part?.kind === "picture" && part.image) {
    const { image, alt, widths, sizes } = part;
    return createElement(Image, { src: image, alt, widths, sizes });
  }
  if (part?.kind === "own") return ownBlock(part, children, context);
  return createElement(name, propsOf(attributes), ...children);
}

/**
 * A key that neither `required` nor `optional` lists is a mistake in the document, reported with its place.
 */
function ownBlock(part: OwnBlock, children: readonly ReactNode[], { blocks, log }: NodeContext): ReactNode {
  const { name, attributes, place, places } = part;
  const given = Object.hasOwn(blocks, name) ? blocks[name] : undefined;
  if (given === undefined) {
    const known = [...ownNames, ...Object.keys(blocks)];
    const args = { block: name, known: known.join(", "), near: nearest(name, known) };
    log.add("render/unknown-block", args, place);
    return null;
  }
  const isDefinition = typeof given === "object" && "component" in given;
  const {
    component,
    required = [],
    optional = [],
  }: BlockDefinition = isDefinition ? given : { component: given };
  const known = [...required, ...optional];
  const wrong = Object.keys(attributes).filter((attribute) => !known.includes(attribute));
  const missing = required.filter((attribute) => !Object.hasOwn(attributes, attribute));
  for (const attribute of wrong) {
    const args = { block: name, attribute, known: known.join(", "), near: nearest(attribute, known) };
    log.add("read/block-attribute", args, places[attribute] ?? place);
  }
  for (const attribute of missing) {
    log.add("read/block-value", { block: name, attribute, expected: "given", received: undefined }, place);
  }
  return wrong.length + missing.length > 0 ? null : createElement(component, { attributes }, ...children);
}

/** The blocks of handbill, available in every document. */
const ownNames = ["note", "details", "image", "video"];

/** Attributes whose names differ between React and HTML. */
const names: Readonly<Record<string, string>> = {
  ...{ class: "className", colspan: "colSpan", rowspan: "rowSpan", datetime: "dateTime", for: "htmlFor" },
  ...{ srclang: "srcLang", playsinline: "playsInline", hreflang: "hrefLang" },
};
const flags = new Set(["open", "controls", "default", "loop", "muted", "playsinline", "reversed", "hidden"]);

const propsOf = (attributes: OpenElement["attributes"]) =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [names[name] ?? name, flags.has(name) ? true : value]),
  );
