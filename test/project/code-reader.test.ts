/** biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is code */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "@babel/parser";
import { describe, expect, test } from "vitest";
import { readCode } from "../../src/diagnostics/place/code.js";
import type { Token } from "../../src/diagnostics/place/read-tokens.js";
import { repository } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/** A text, or an element's opening tag, with its place. */
type Found = string;

interface BabelNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly value: unknown;
  readonly openingElement: { readonly end: number; readonly attributes: readonly unknown[] };
}

/** The result of Babel's parser, without texts in types and without directives. */
function foundByBabel(value: unknown): Found[] {
  if (Array.isArray(value)) return value.flatMap(foundByBabel);
  if (typeof value !== "object" || value === null || !("type" in value)) return [];
  const node = value as BabelNode;
  if (/^(TSLiteralType|TSImportType)$/.test(node.type)) return [];
  const inner = Object.entries(node).flatMap(([key, part]) =>
    /Comments$/.test(key) ? [] : foundByBabel(part),
  );
  return [...describeNode(node), ...inner];
}

function describeNode({ type, start, end, value, openingElement }: BabelNode): Found[] {
  if (type === "JSXElement") return [`<${start}-${openingElement.end} ${openingElement.attributes.length}`];
  if (type === "TemplateElement") return [`${start}-${end} ${(value as { cooked: string }).cooked}`];
  return /^(StringLiteral|JSXText|DirectiveLiteral)$/.test(type) ? [`${start}-${end} ${String(value)}`] : [];
}

const foundByHandbill = (all: readonly Token[]): Found[] =>
  all.flatMap((token) => {
    if (token.kind === "element" && token.name !== "")
      return [`<${token.start}-${token.tagEnd} ${token.attributes.length}`];
    return "value" in token ? [`${token.start}-${token.end} ${token.value}`] : [];
  });

const babels = (text: string) =>
  foundByBabel(parse(text, { sourceType: "module", plugins: ["typescript", "jsx"] }).program);

const sources = ["src", "starter/pages", "starter/messages", "pages", "test/mistakes"].flatMap((folder) =>
  readdirSync(join(repository, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".d.ts"))
    .map((file) => join(repository, folder, file)),
);

test("each text and element of this repository's code has the place that Babel finds", () => {
  for (const file of sources.filter((_, index) => isThorough || index % 10 === 0)) {
    const text = readFileSync(file, "utf8");
    const found = new Set(foundByHandbill(readCode(text).all));
    const missing = babels(text).filter((one) => !found.has(one));
    expect({ file, missing }).toEqual({ file, missing: [] });
  }
});

describe("code that is easily misread has the texts and elements that Babel finds", () => {
  test.each([
    [
      "a pattern",
      'const a = /["\'/]/.test(b) ? 1 / 2 : c / 3; if (a) /"/.exec("x"); f(`${/`/.source}`, "y");',
    ],
    [
      "an element after a word",
      'const f = () => { if (a < b && c > d) return <p title="it&apos;s">It\'s {"x"}</p>; };',
    ],
    ["type parameters", 'const f = <T,>(a: T) => a; const g = <T extends object>(a: Map<string, T>) => "x";'],
    ["a comparison", 'for (let i = 0; i < n; i++) f("x", i > 1 ? <b /> : <i>y</i>);'],
    [
      "an object and a block",
      'const a = { b: "x" } as const; function f(): void {}\nconst c = "y"; const d = () => ({ e: `z` });',
    ],
    [
      "texts in texts",
      'const a = `x ${b ? `y ${"z"}` : \'w\'} v`; // "no"\n/* `no` */ const c = "\\u0041\\x41\\\n";',
    ],
    ["members of words", 'const a = b.return / 2; const c = d!.in / 3; const e = f++ / 4 + "x".length / 5;'],
    ["fragments and spreads", 'const a = <><A.B {...c} d={<e f="g" />}>h {/* i */} {...j}</A.B> k</>;'],
  ])("%s", (_, text) => {
    expect(new Set(foundByHandbill(readCode(text).all))).toEqual(new Set(babels(text)));
  });
});

test.each(["const a = {", "f(", "`a", "'a\n'", "<a b=", "const a = )", "<p>{</p>"])(
  "%j is invalid code without tokens",
  (text) => {
    expect(readCode(text).tokens).toEqual([]);
  },
);
