import type { Position } from "./code-nodes.js";

/*
 * Most configs are an object literal: `export default defineConfig({ … })`. Keys in such a config are found
 * without a parser, which takes longer to load than the rest of a report. The parser handles everything else.
 */

interface Token {
  readonly text: string;
  readonly start: number;
}

/** What separates tokens; strings and templates without holes; names; numbers; what else code is written with. */
const tokens =
  /(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*("(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|`(?:[^`\\$]|\\[\s\S])*`|(?:[A-Za-z$_]|[^ -~\s])(?:[\w$]|[^ -~\s])*|\d[\w.]*|\.\.\.|[^\s/<`"'])/y;

/** Thrown where the parser is needed. */
class NotPlain extends Error {}

/** The key at a path of the default-exported object, or the nearest key above it; undefined if only a parser can tell. */
export function findPlainKey(text: string, path: readonly string[]): Position | undefined {
  try {
    if (/[\u2028\u2029]/.test(text)) return undefined;
    const list = listTokens(text);
    const at = list.findIndex(({ text: word }, index) => word === "export" && isDefault(list, index));
    if (at < 0) return undefined;
    const [from, to] = new Walk(list).find(at, path);
    const before = text.slice(0, from).split(/\r\n?|\n/);
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, length: to - from };
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}

const isDefault = (list: readonly Token[], at: number) =>
  list[at + 1]?.text === "default" && !/^[.{,]$/.test(list[at - 1]?.text ?? "");

function listTokens(text: string): Token[] {
  const list: Token[] = [];
  tokens.lastIndex = 0;
  for (let end = 0; ; end = tokens.lastIndex) {
    const found = tokens.exec(text);
    const [matched = "", token = ""] = found ?? [];
    if (!found) {
      if (/^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*$/.test(text.slice(end))) return list;
      throw new NotPlain();
    }
    list.push({ text: token, start: end + matched.length - token.length });
  }
}

type Span = readonly [from: number, to: number];

class Walk {
  readonly #list: readonly Token[];

  constructor(list: readonly Token[]) {
    this.#list = list;
  }

  /** The place of the key in the declaration that begins at a token. */
  find(at: number, path: readonly string[]): Span {
    const isCall = this.#isName(at + 2) && this.#text(at + 3) === "(";
    const open = isCall ? at + 4 : at + 2;
    this.#demand(this.#text(open) === "{");
    let last = this.#close(open);
    if (isCall) {
      if (this.#text(last + 1) === ",") last++;
      this.#demand(this.#text(++last) === ")");
    }
    if (this.#text(last + 1) === ";") last++;
    else this.#demand(last + 1 === this.#list.length);
    return this.#below(open, path, [this.#start(at), this.#end(last)]);
  }

  /** The same in the value that begins at a token; `known` is its key. */
  #below(at: number, [key, ...rest]: readonly string[], known: Span): Span {
    if (key === undefined) return known;
    const begin = this.#text(at);
    if (/^["']/.test(begin) && /^[,}\]]$/.test(this.#text(at + 1))) return known;
    this.#demand(begin === "{" || begin === "[");
    const close = this.#close(at);
    // In a call the object is not all there is to it; nor is what is said to be of a type.
    this.#demand(/^[,})\];]?$/.test(this.#text(close + 1)));
    let index = 0;
    let found: Span | undefined;
    for (let here = at + 1; here < close; index++) {
      const value = begin === "[" ? here : this.#valueOf(here);
      this.#demand(!/^(\.\.\.|,)$/.test(this.#text(value)));
      const end = this.#endOf(value, close);
      const name = begin === "[" ? `${index}` : this.#text(here).replace(/^["']|["']$/g, "");
      if (name === key && !found) {
        const span: Span =
          begin === "[" ? [this.#start(here), this.#end(end - 1)] : [this.#start(here), this.#end(here)];
        found = this.#below(value, rest, span);
      }
      here = end + 1;
    }
    return found ?? known;
  }

  /** The token that a property's value begins with. */
  #valueOf(at: number): number {
    const key = this.#text(at);
    this.#demand((this.#isName(at) || /^["']/.test(key)) && !key.includes("\\"));
    if (/^[,}]$/.test(this.#text(at + 1))) throw new NotPlain();
    this.#demand(this.#text(at + 1) === ":");
    return at + 2;
  }

  /** The token after a value: a comma, or what closes all. */
  #endOf(at: number, close: number): number {
    let here = at;
    while (here < close && this.#text(here) !== ",") here = this.#close(here) + 1;
    this.#demand(here <= close && here > at);
    return here;
  }

  /** The token that closes what one opens; the token itself if it opens nothing. */
  #close(at: number): number {
    const opened: string[] = [];
    for (let here = at; here < this.#list.length; here++) {
      const text = this.#text(here);
      const closing = closings.get(text);
      if (closing !== undefined) opened.push(closing);
      else if (/^[)\]}]$/.test(text)) this.#demand(opened.pop() === text);
      if (opened.length === 0) return here;
    }
    throw new NotPlain();
  }

  #isName = (at: number) => /^(?:[A-Za-z$_]|[^ -~\s])/.test(this.#text(at));
  #text = (at: number) => this.#list[at]?.text ?? "";
  #start = (at: number) => this.#list[at]?.start ?? 0;
  #end = (at: number) => this.#start(at) + this.#text(at).length;

  #demand(isSo: boolean): void {
    if (!isSo) throw new NotPlain();
  }
}

const closings: ReadonlyMap<string, string> = new Map([
  ["{", "}"],
  ["[", "]"],
  ["(", ")"],
]);
