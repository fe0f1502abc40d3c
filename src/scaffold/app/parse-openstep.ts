import { NotUsable } from "../not-usable.js";
import type { SourceText } from "./finding.js";
import type { DataNode } from "./parse-data.js";

const deepest = 50;
const token =
  /\s+|\/\*[\s\S]*?\*\/|\/\/[^\n]*|"((?:[^"\\]|\\[\s\S])*)"|([\w.$/:+-]+)|([{}()=;,])|(<[\da-fA-F\s]*>)/gy;

/** Parses a property list in the old format of Xcode projects: `{ key = value; }`, `( value, )`, words and texts. Throws NotUsable. */
export function parseOpenStep({ file, text }: SourceText): DataNode {
  const tokens = readTokens(text);
  let at = 0;
  const root = readValue(0);
  if (at < tokens.length) fail();
  return root;

  function readValue(depth: number): DataNode {
    const first = tokens[at++];
    if (!first || depth > deepest) fail();
    const entries = new Map<string, DataNode>();
    const origin = { file, line: first.line };
    if (first.sign === "{") {
      while (!takes("}")) {
        const key = tokens[at++];
        if (key?.word === undefined || !takes("=")) fail();
        entries.set(key.word, readValue(depth + 1));
        if (!takes(";")) fail();
      }
    } else if (first.sign === "(") {
      while (!takes(")")) {
        entries.set(String(entries.size), readValue(depth + 1));
        if (!takes(",") && tokens[at]?.sign !== ")") fail();
      }
    } else if (first.word === undefined) {
      at--;
      fail();
    }
    return { value: first.word, origin, entries };
  }

  function takes(sign: string): boolean {
    if (tokens[at]?.sign !== sign) return false;
    at++;
    return true;
  }

  function fail(): never {
    throw new NotUsable(`it ends in the middle, on line ${tokens[at]?.line ?? text.split("\n").length}`);
  }
}

interface Token {
  readonly line: number;
  /** A word, or a quoted text. */
  readonly word?: string;
  readonly sign?: string;
}

function readTokens(text: string): Token[] {
  const tokens: Token[] = [];
  let [end, line] = [0, 1];
  for (const match of text.matchAll(token)) {
    const [whole, quoted, word, sign, data] = match;
    const value = quoted === undefined ? (word ?? data) : unquote(quoted);
    if (value !== undefined) tokens.push({ line, word: value });
    else if (sign !== undefined) tokens.push({ line, sign });
    line += whole.split("\n").length - 1;
    end += whole.length;
  }
  if (end < text.length) throw new NotUsable(`unexpected text on line ${line}`);
  return tokens;
}

const unquote = (text: string) =>
  text.replace(/\\(?:U([\da-fA-F]{4})|([\s\S]))/g, (_, hex: string | undefined, sign: string) =>
    hex === undefined ? sign : String.fromCharCode(Number.parseInt(hex, 16)),
  );
