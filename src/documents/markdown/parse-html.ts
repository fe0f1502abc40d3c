import type { Element, Properties, Root, RootContent } from "hast";
import { Parser } from "htmlparser2";
import { find, html as htmlSchema } from "property-information";

type Point = NonNullable<Element["position"]>["start"];

/** Elements of Markdown that have no end tag. */
const voidElements = new Set(["br", "hr", "img", "input"]);

/** A part of the HTML of a document's tree: its start there, and its start in the document. */
interface Piece {
  readonly at: number;
  readonly start: Point | undefined;
}

/** Parses HTML that Markdown may continue, as one text: Markdown's elements become bare tags, which are recognised by their positions. */
export function parseHtml(tree: Root): Root {
  const pieces: Piece[] = [];
  const elements = new Map<number, Element>();
  let html = "";
  for (const node of tree.children) write(node);
  return parse();

  function write(node: RootContent): void {
    pieces.push({ at: html.length, start: node.position?.start });
    if (node.type === "raw") html += withoutOpenEnd(node.value);
    if (node.type === "text") html += node.value.replace(/&/g, "&amp;").replace(/</g, "&lt;");
    if (node.type !== "element") return;
    elements.set(html.length, node);
    html += `<${node.tagName}>`;
    for (const child of node.children) write(child);
    if (!voidElements.has(node.tagName)) html += `</${node.tagName}>`;
  }

  function parse(): Root {
    const root: Root = { type: "root", children: [] };
    const open: (Root | Element)[] = [root];
    const pointAt = pointFinder(pieces, html);
    const parser = new Parser({
      onopentag(tagName, attributes) {
        const start = pointAt(parser.startIndex);
        const { properties } = elements.get(parser.startIndex) ?? { properties: propertiesOf(attributes) };
        const element: Element = { type: "element", tagName, properties, children: [] };
        if (start) element.position = { start, end: start };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      onclosetag() {
        open.pop();
      },
      // Marks of sections are comments.
      oncomment(value) {
        const start = pointAt(parser.startIndex);
        open
          .at(-1)
          ?.children.push({ type: "comment", value, ...(start && { position: { start, end: start } }) });
      },
      ontext(value) {
        const siblings = open.at(-1)?.children ?? [];
        const last = siblings.at(-1);
        if (last?.type === "text") last.value += value;
        else {
          const start = pointAt(parser.startIndex);
          siblings.push({ type: "text", value, ...(start && { position: { start, end: start } }) });
        }
      },
    });
    parser.end(html);
    return root;
  }
}

/** A tag that is cut off at the end of its block would treat the following text as attributes. */
const withoutOpenEnd = (html: string) =>
  html.replace(/<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'<>])*(?:"[^"]*|'[^']*)?$/i, "");

/** Returns a function that finds the place in the document of a position in the HTML. Positions have to be requested in order. */
function pointFinder(pieces: readonly Piece[], html: string): (at: number) => Point | undefined {
  let index = 0;
  return (at) => {
    while ((pieces[index + 1]?.at ?? Number.POSITIVE_INFINITY) <= at) index++;
    const { at: from = 0, start } = pieces[index] ?? {};
    if (!start) return undefined;
    const lines = html.slice(from, at).split("\n");
    const { length } = lines.at(-1) ?? "";
    return {
      line: start.line + lines.length - 1,
      column: lines.length === 1 ? start.column + length : length + 1,
      ...(start.offset !== undefined && { offset: start.offset + at - from }),
    };
  };
}

const propertiesOf = (attributes: Readonly<Record<string, string>>): Properties =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      const { property, boolean, overloadedBoolean, spaceSeparated } = find(htmlSchema, name);
      if (boolean || (overloadedBoolean && value === "")) return [property, true];
      return [property, spaceSeparated ? value.split(/\s+/).filter((word) => word !== "") : value];
    }),
  );
