import { Parser } from "htmlparser2";
import { decodePlainEntities } from "../../text/decode-entities.js";
import { onceEach } from "../../util/once.js";
import { ownText } from "../page/page-element.js";
import { describeStartTag, type StartTag } from "../page/start-tag.js";

export interface PlainTag {
  readonly start: StartTag;
  readonly length: number;
  readonly kind: TagKind;
}

/** The properties of elements by tag, independent of attributes; elements in SVG have their own kinds. */
interface TagKind extends Pick<StartTag, "tag"> {
  /** The allowed content: nothing, for a void or self-closed element; text only, raw or with entities; anything. */
  readonly holds: "nothing" | "raw" | "text" | "anything";
  /** Whether it can be inside an element with that tag without closing it. */
  readonly mayBeIn: (parent: string) => boolean;
  readonly endTag: string;
}

/** The maximum number of known tags; tags that all pages share are soon known again. */
const maxTags = 5000;

/** A complete start tag with double-quoted values or none. White space is that of HTML. */
const fullTag =
  /<([a-z][^\t\n\f\r "'<>/=]*)((?:[\t\n\f\r ]+[^\t\n\f\r "'<>/=]+(?:="[^"]*")?)*)[\t\n\f\r ]*(\/?)>/iy;
const attribute = /([^\t\n\f\r "'<>/=]+)(?:="([^"]*)")?/g;

const rawTags = new Set(["style", "script"]);
const textTags = new Set(["title", "textarea"]);
/** Elements whose content is text or another language: no regular page has them. */
const otherTags = new Set(["iframe", "noembed", "noframes", "xmp", "plaintext", "math"]);
const textTagsInSvg = new Set(["title", "desc"]);
/** Elements in which SVG contains HTML. */
const otherTagsInSvg = new Set(["foreignObject", "annotation-xml", "mi", "mo", "mn", "ms", "mtext", "math"]);

/** The start tags of pages by their source, in HTML or in SVG: each is parsed once. */
export class PlainTags {
  readonly #known = new Map<string, PlainTag>();
  readonly #kindOf: (nameAndSlash: string) => TagKind | undefined;

  constructor({ inSvg }: { inSvg: boolean }) {
    this.#kindOf = onceEach((written) => kindOf(written, inSvg));
  }

  /** The start tag at a `<` in the HTML; undefined if it has an unusual spelling. */
  tagAt(html: string, at: number): PlainTag | undefined {
    // A value may contain a `>`: then the tag is longer, and this part is not a known tag.
    return this.#known.get(html.slice(at, html.indexOf(">", at) + 1)) ?? this.#learn(html, at);
  }

  #learn(html: string, at: number): PlainTag | undefined {
    const tag = this.readAt(html, at, ownText);
    if (!tag) return undefined;
    if (this.#known.size >= maxTags) this.#known.clear();
    this.#known.set(ownText(html.slice(at, at + tag.length)), tag);
    return tag;
  }

  /** The same for a start tag of one page only: it is not remembered, and its values stay a part of the page's text. */
  readAt(html: string, at: number, copy = (text: string) => text): PlainTag | undefined {
    fullTag.lastIndex = at;
    const [found, name = "", written = "", slash = ""] = fullTag.exec(html) ?? [];
    const kind = found === undefined ? undefined : this.#kindOf(name + slash);
    const attributes = kind && parseAttributes(copy(written));
    if (found === undefined || !kind || !attributes) return undefined;
    return { start: describeStartTag(kind.tag, attributes), length: found.length, kind };
  }
}

/** The attributes of a start tag; undefined if a value has an unusual entity. */
function parseAttributes(written: string): Record<string, string> | undefined {
  const attributes: Record<string, string> = {};
  for (const [, name = "", value = ""] of written.matchAll(attribute)) {
    const key = name.toLowerCase();
    const decoded = decodePlainEntities(value);
    if (decoded === undefined) return undefined;
    if (!Object.hasOwn(attributes, key)) attributes[key] = decoded;
  }
  return attributes;
}

/** Asks htmlparser2 for the properties of an element; undefined for elements that no regular page has. */
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
  // Parsers disagree on whether a self-closing style or script is closed.
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
