import { Parser } from "htmlparser2";
import { NotUsable } from "../not-usable.js";

/** An element, with names of attributes without namespace. */
export interface XmlElement {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** All text in it, that of its children too. */
  readonly text: string;
  readonly line: number;
}

const deepest = 100;

/** Parses XML. Every element has to be closed. Throws NotUsable. */
export function parseXml(written: string): XmlElement {
  const text = written.replace(/^\uFEFF/, "");
  const root = { tag: "", attributes: {}, children: [] as XmlElement[], text: "", line: 1 };
  const open = [root];
  let [line, counted] = [1, 0];
  const parser = new Parser(
    {
      onopentag(tag, named) {
        if (open.length > deepest) throw new NotUsable(`it is nested more than ${deepest} levels deep`);
        line += text.slice(counted, parser.startIndex).split("\n").length - 1;
        counted = parser.startIndex;
        const attributes = Object.fromEntries(
          Object.entries(named).map(([key, value]) => [key.replace(/^\w+:/, ""), value]),
        );
        const element = { tag, attributes, children: [], text: "", line };
        open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(part) {
        for (const element of open) element.text += part;
      },
      onclosetag(tag, isImplied) {
        if (isImplied === (text[parser.endIndex - 1] !== "/")) throw new NotUsable(`<${tag}> is not closed`);
        open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  const [first] = root.children;
  if (!first) throw new NotUsable("it is not XML");
  return first;
}
