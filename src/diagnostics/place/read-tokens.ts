import { decodeEntities } from "../../text/decode-entities.js";

/** Thrown for code with a problem that hides what the rest means, such as a bracket that is not closed. */
export class UnreadableCode extends Error {}

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A part of code. What is in brackets, in a template or in an element of JSX are its own parts. */
export type Token =
  | (Span & { readonly kind: "name" | "number" | "pattern" | "mark"; readonly text: string })
  | TextToken
  | GroupToken
  | (Span & { readonly kind: "template"; readonly parts: readonly (TextToken | GroupToken)[] })
  | ElementToken;

/** A text: a literal with its quotes, a part of a template, or the text between elements. */
interface TextToken extends Span {
  readonly kind: "string" | "part" | "text";
  /** Without quotes and escapes. */
  readonly value: string;
}

export interface GroupToken extends Span {
  readonly kind: "group";
  readonly bracket: "(" | "[" | "{";
  /** Whether braces are an object rather than a block. */
  readonly isValue: boolean;
  readonly tokens: readonly Token[];
}

export interface ElementToken extends Span {
  readonly kind: "element";
  /** Empty for a fragment. */
  readonly name: string;
  readonly nameStart: number;
  /** Where the opening tag ends. */
  readonly tagEnd: number;
  readonly attributes: readonly Attribute[];
  readonly children: readonly (TextToken | GroupToken | ElementToken)[];
}

interface Attribute {
  /** Undefined for `{...others}`. */
  readonly name: string | undefined;
  readonly value: TextToken | GroupToken | ElementToken | undefined;
}

const patterns = {
  space: /(?:\s|\/\/[^\r\n\u2028\u2029]*|\/\*[\s\S]*?\*\/|^#![^\r\n]*)*/y,
  name: /[\p{ID_Start}$_#@\\][\p{ID_Continue}$\\]*/uy,
  number: /(?:0[xob][\da-f_]+|(?:\d[\d_]*\.?[\d_]*|\.\d[\d_]*)(?:e[+-]?\d[\d_]*)?)n?/iy,
  string: /"(?:[^"\\\r\n]|\\(?:\r\n|[\s\S]))*"|'(?:[^'\\\r\n]|\\(?:\r\n|[\s\S]))*'/y,
  pattern: /\/(?![*/])(?:[^/\\[\r\n]|\\.|\[(?:[^\]\\\r\n]|\\.)*\])+\/\w*/y,
  mark: /=>|\?\.(?!\d)|\.\.\.|[!=]==?|\?\?=?|&&=?|\|\|=?|\*\*=?|\+\+|--|[-+*/%&|^<]=|[-+*/%&|^<>=!~?:;,.]/y,
  templateText: /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*/y,
  tagName: /[\p{ID_Start}$_][\p{ID_Continue}$.:-]*/uy,
  typeArguments: /<[^<>]*>/y,
  attributeText: /"[^"]*"|'[^']*'/y,
  childText: /[^<{>}]*/y,
} as const;

/** Words after which an operand begins. */
const beforeOperand = new Set(
  "return typeof case in of delete void throw new do else instanceof yield await default extends".split(" "),
);

/** Words after which a condition in parentheses is no operand. */
const beforeCondition = new Set(["if", "while", "for", "with"]);

/** Reads TypeScript with JSX, or a single value of it. Throws `UnreadableCode`. */
export const readTokens = (text: string, isValue: boolean): readonly Token[] =>
  new TokenReader(text).readAll(isValue);

class TokenReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  readAll(isValue: boolean): readonly Token[] {
    return this.#readUntil("", isValue);
  }

  /** Reads up to a closing bracket and skips it; up to the end for `""`. */
  #readUntil(closer: string, isOfValues: boolean): Token[] {
    const tokens: Token[] = [];
    for (;;) {
      this.#take("space");
      const next = this.#next;
      if (next === closer) {
        this.#at++;
        return tokens;
      }
      if (next === "") throw new UnreadableCode();
      tokens.push(this.#readToken(next, tokens, isOfValues));
    }
  }

  #readToken(next: string, before: readonly Token[], isOfValues: boolean): Token {
    const start = this.#at;
    if (next === "(" || next === "[" || next === "{")
      return this.#readGroup(next, next === "{" && beginsValue(before, isOfValues));
    if (next === "`") return this.#readTemplate();
    if (next === "<" && expectsOperand(before)) {
      const element = this.#readElement();
      if (element) return element;
      this.#at = start;
    }
    if (/["']/.test(next)) return this.#readText("string", "string");
    const kinds = ["name", "number", "mark"] as const;
    for (const kind of next === "/" && expectsOperand(before) ? (["pattern", "mark"] as const) : kinds) {
      const text = this.#take(kind);
      if (text) return { kind, text, start, end: this.#at };
    }
    throw new UnreadableCode();
  }

  #readGroup(bracket: GroupToken["bracket"], isValue: boolean): GroupToken {
    const start = this.#at++;
    const tokens = this.#readUntil({ "(": ")", "[": "]", "{": "}" }[bracket], bracket !== "{" || isValue);
    return { kind: "group", bracket, isValue, tokens, start, end: this.#at };
  }

  #readTemplate(): Token {
    const start = this.#at++;
    const parts: (TextToken | GroupToken)[] = [];
    for (;;) {
      parts.push(this.#readText("templateText", "part"));
      const next = this.#next;
      if (next === "") throw new UnreadableCode();
      this.#at++;
      if (next === "`") return { kind: "template", parts, start, end: this.#at };
      parts.push(this.#readGroup("{", true));
    }
  }

  /** Undefined for anything that is not an element, such as the parameters of a type. */
  #readElement(): ElementToken | undefined {
    const start = this.#at++;
    this.#take("space");
    const nameStart = this.#at;
    const name = this.#take("tagName");
    this.#take("typeArguments");
    const attributes: Attribute[] = [];
    for (;;) {
      this.#take("space");
      if (this.#next === "") throw new UnreadableCode();
      const isEmpty = this.#skip("/>");
      if (isEmpty || this.#skip(">")) {
        const tagEnd = this.#at;
        const children = isEmpty ? [] : this.#readChildren(name);
        return (
          children && { kind: "element", name, nameStart, tagEnd, attributes, children, start, end: this.#at }
        );
      }
      const attribute = this.#readAttribute();
      // Type parameters: `<T extends object>`.
      if (!attribute || name === "" || attribute.name === "extends") return undefined;
      attributes.push(attribute);
    }
  }

  #readAttribute(): Attribute | undefined {
    if (this.#next === "{") return { name: undefined, value: this.#readGroup("{", true) };
    const name = this.#take("tagName");
    this.#take("space");
    if (!name || !this.#skip("=")) return name ? { name, value: undefined } : undefined;
    this.#take("space");
    if (this.#next === "{") return { name, value: this.#readGroup("{", true) };
    const value = this.#next === "<" ? this.#readElement() : this.#readText("attributeText", "string");
    return value && { name, value };
  }

  #readChildren(name: string): ElementToken["children"] | undefined {
    const children: (TextToken | GroupToken | ElementToken)[] = [];
    for (;;) {
      const text = this.#readText("childText", "text");
      if (text.end > text.start) children.push(text);
      const next = this.#next;
      if (next === "{") children.push(this.#readGroup("{", true));
      else if (this.#text.startsWith("</", this.#at)) {
        this.#at += 2;
        this.#take("space");
        const isOwn = this.#take("tagName") === name;
        this.#take("space");
        return isOwn && this.#skip(">") ? children : undefined;
      } else {
        const child = next === "<" ? this.#readElement() : undefined;
        if (!child) return undefined;
        children.push(child);
      }
    }
  }

  #readText(pattern: keyof typeof patterns, kind: TextToken["kind"]): TextToken {
    const start = this.#at;
    const written = this.#take(pattern);
    const plain = kind === "string" ? written.slice(1, -1) : written;
    if (kind === "string" && written === "") throw new UnreadableCode();
    const value = pattern === "string" || kind === "part" ? cookText(plain) : decodeEntities(plain);
    return { kind, value, start, end: this.#at };
  }

  get #next(): string {
    return this.#text.charAt(this.#at);
  }

  /** Skips what a pattern matches here, and returns it; empty if it does not match. */
  #take(name: keyof typeof patterns): string {
    const pattern = patterns[name];
    pattern.lastIndex = this.#at;
    const [found = ""] = pattern.exec(this.#text) ?? [];
    this.#at += found.length;
    return found;
  }

  #skip(text: string): boolean {
    const isHere = this.#text.startsWith(text, this.#at);
    if (isHere) this.#at += text.length;
    return isHere;
  }
}

/** Whether the next token begins an operand, so that `/` begins a pattern and `<` an element. */
function expectsOperand(before: readonly Token[], count = before.length): boolean {
  const last = before[count - 1];
  const prior = before[count - 2];
  const isMember = prior?.kind === "mark" && /^\??\.$/.test(prior.text);
  if (!last) return true;
  if (last.kind === "name") return beforeOperand.has(last.text) && !isMember;
  // These stand before or after an operand.
  if (last.kind === "mark") return !/^(!|\+\+|--)$/.test(last.text) || expectsOperand(before, count - 1);
  if (last.kind !== "group" || last.bracket === "[") return false;
  if (last.bracket === "{") return !last.isValue;
  return prior?.kind === "name" && beforeCondition.has(prior.text);
}

/** Whether braces after these tokens are an object. */
function beginsValue(before: readonly Token[], isOfValues: boolean): boolean {
  const last = before.at(-1);
  if (!last) return isOfValues;
  if (last.kind === "name")
    return beforeOperand.has(last.text) && !/^(do|else|extends|void)$/.test(last.text);
  return last.kind === "mark" && !/^(=>|;|>)$/.test(last.text);
}

const escapes: Readonly<Record<string, string>> = {
  n: "\n",
  t: "\t",
  r: "\r",
  b: "\b",
  f: "\f",
  v: "\v",
  0: "\0",
};

/** The value of a text in code, whose escapes are as written. */
const cookText = (written: string): string =>
  written
    .replaceAll("\r\n", "\n")
    .replace(
      /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|([\n\r\u2028\u2029])|([\s\S]))/gi,
      (_, long?: string, unit?: string, byte?: string, lineEnd?: string, other = "") => {
        if (lineEnd !== undefined) return "";
        const hex = long ?? unit ?? byte;
        if (hex === undefined) return escapes[other] ?? other;
        const code = Number.parseInt(hex, 16);
        return code <= 0x10ffff ? String.fromCodePoint(code) : "";
      },
    );
