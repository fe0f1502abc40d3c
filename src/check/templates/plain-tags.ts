import { Parser } from "htmlparser2";
import { onceEach } from "../../util/once-each.js";
import { decodePlainEntities } from "../page/decode-entities.js";
import { describeStartTag, type StartTag } from "../page/start-tag.js";

/** A start tag of a regular page. */
export interface PlainTag {
  readonly start: StartTag;
  /** How long it is as it is written. */
  readonly length: number;
  readonly kind: TagKind;
}

/** What elements of a tag are like, whatever their attributes; those in SVG are of other kinds. */
export interface TagKind extends Pick<StartTag, "tag"> {
  /** What may be in the element: nothing, since it is closed already; text only, as it is written or with entities; anything. */
  readonly holds: "nothing" | "raw" | "text" | "anything";
  /** Whether an element of a tag may be around it without being closed by it. */
  readonly mayBeIn: (parent: string) => boolean;
  readonly endTag: string;
}

/** The maximum number of known tags; tags that all pages share are soon known again. */
const mostTags = 5000;

/** A whole start tag, whose values are in double quotes or left out. White space is that of HTML. */
const fullTag =
  /<([a-z][^\t\n\f\r "'<>/=]*)((?:[\t\n\f\r ]+[^\t\n\f\r "'<>/=]+(?:="[^"]*")?)*)[\t\n\f\r ]*(\/?)>/iy;
const attribute = /([^\t\n\f\r "'<>/=]+)(?:="([^"]*)")?/g;

/** The attributes of a start tag, names and values as they are written; where its own name is in the text, it comes first, as one without a value. */
export const attributesIn = (written: string): Iterable<RegExpExecArray> => written.matchAll(attribute);

const rawTags = new Set(["style", "script"]);
const textTags = new Set(["title", "textarea"]);
/** What is in these is text, or not of HTML: no regular page has them. */
const otherTags = new Set(["iframe", "noembed", "noframes", "xmp", "plaintext", "math"]);
const textTagsInSvg = new Set(["title", "desc"]);
/** In these, SVG holds HTML. */
const otherTagsInSvg = new Set(["foreignObject", "annotation-xml", "mi", "mo", "mn", "ms", "mtext", "math"]);

/** The start tags of pages by how they are written, in HTML or in SVG: each is parsed once. */
export class PlainTags {
  readonly #known = new Map<string, PlainTag>();
  readonly #kindOf: (nameAndSlash: string) => TagKind | undefined;

  constructor({ inSvg }: { inSvg: boolean }) {
    this.#kindOf = onceEach((written) => kindOf(written, inSvg));
  }

  /** The start tag at a `<` in the HTML; undefined if it has an unusual spelling. */
  tagAt(html: string, at: number): PlainTag | undefined {
    // A value may contain a `>`: then the whole tag is longer, and this part is not known as a tag.
    return this.#known.get(html.slice(at, html.indexOf(">", at) + 1)) ?? this.#learn(html, at);
  }

  #learn(html: string, at: number): PlainTag | undefined {
    fullTag.lastIndex = at;
    const [found, name = "", written = "", slash = ""] = fullTag.exec(html) ?? [];
    if (found === undefined) return undefined;
    const before = this.#known.get(found);
    if (before) return before;
    const kind = this.#kindOf(name + slash);
    const attributes = parseAttributes(copyOf(written));
    if (!kind || !attributes) return undefined;
    const tag = { start: describeStartTag(kind.tag, attributes), length: found.length, kind };
    if (this.#known.size >= mostTags) this.#known.clear();
    this.#known.set(copyOf(found), tag);
    return tag;
  }
}

/** A copy of the text, because V8 keeps the whole of a text while a slice of it is used. */
const copyOf = (part: string) => `${part} `.slice(0, -1);

/** The attributes of a start tag; undefined if one has an entity that few have. */
function parseAttributes(written: string): Record<string, string> | undefined {
  const attributes: Record<string, string> = {};
  for (const [, name = "", value = ""] of attributesIn(written)) {
    const key = name.toLowerCase();
    const decoded = decodePlainEntities(value);
    if (decoded === undefined) return undefined;
    if (!Object.hasOwn(attributes, key)) attributes[key] = decoded;
  }
  return attributes;
}

/** Asks htmlparser2 what elements are like that are written so; undefined for those that no regular page has. */
function kindOf(written: string, inSvg: boolean): TagKind | undefined {
  let tag = "";
  let isClosed = false;
  const parser = new Parser({
    onopentagname: (name) => {
      tag = name;
    },
    onclosetag: () => {
      isClosed = true;
    },
  });
  parser.write(`${inSvg ? "<svg>" : ""}<${written.replace("/", " /")}>`);
  const [others, texts] = inSvg ? [otherTagsInSvg, textTagsInSvg] : [otherTags, textTags];
  // What closes itself is style or a script for some readers, and closed for others.
  if (others.has(tag) || (rawTags.has(tag) && written.endsWith("/"))) return undefined;
  const holds = isClosed ? "nothing" : rawTags.has(tag) ? "raw" : texts.has(tag) ? "text" : "anything";
  return { tag, endTag: `</${tag}>`, holds, mayBeIn: onceEach((parent) => isNested(parent, tag)) };
}

function isNested(parent: string, tag: string): boolean {
  let isClosed = false;
  let isWithin = true;
  const parser = new Parser({
    onopentagname: () => {
      isWithin = !isClosed;
    },
    onclosetag: () => {
      isClosed = true;
    },
  });
  parser.write(`<${parent}><${tag}>`);
  return isWithin;
}
