import { describe, expect, test } from "vitest";
import type { Seek } from "../core/diagnostic.js";
import { findConfigKey, findLiteral, seekPlace } from "./seek-place.js";

/** What a position marks in a text. */
function markedIn(text: string, position: { line: number; column: number; length: number } | undefined) {
  if (!position) return undefined;
  const { line, column, length } = position;
  return `${line}: ${text.split("\n")[line - 1]?.slice(column - 1, column - 1 + length)}`;
}

describe("a key of the config", () => {
  const body = `{
  url: "https://me.example/",
  "store": { url: "x", items: ["a"] },
}`;
  const forms: [string, string][] = [
    ["defineConfig", `import { defineConfig } from "handbill";\nexport default defineConfig(${body});`],
    ["an object", `\nexport default ${body};`],
    ["a constant", `const config = ${body};\nexport default config;`],
    [
      "a constant given to defineConfig",
      `const config: SiteConfig = ${body};\nexport default defineConfig(config);`,
    ],
    ["as", `\nexport default ${body} as const;`],
    ["satisfies", `\nexport default ${body} satisfies SiteConfig;`],
  ];
  test.each(forms)("is found in %s", (_, text) => {
    const lineOf = (word: string) => text.split("\n").findIndex((line) => line.includes(word)) + 1;
    expect(markedIn(text, findConfigKey(text, ["url"]))).toBe(`${lineOf("  url")}: url`);
    expect(markedIn(text, findConfigKey(text, ["store"]))).toBe(`${lineOf("store")}: "store"`);
    expect(markedIn(text, findConfigKey(text, ["store", "url"]))).toBe(`${lineOf("store")}: url`);
    expect(findConfigKey(text, ["store", "url"])?.column).toBe(14);
  });

  test("that is missing is that of the object that lacks it", () => {
    const text = `export default ${body};`;
    expect(findConfigKey(text, ["store", "name"])).toEqual(findConfigKey(text, ["store"]));
    expect(findConfigKey(text, ["store", "items", "0"])).toMatchObject({ line: 3 });
    expect(findConfigKey(text, ["email"])).toMatchObject({ line: 1, column: 1 });
  });

  test("is not guessed where the config is made by code", () => {
    expect(findConfigKey("export const a = 1;", ["url"])).toBeUndefined();
    expect(findConfigKey("export default {{{", ["url"])).toBeUndefined();
    expect(findConfigKey("export default make();", ["url"])).toMatchObject({ line: 1, column: 1 });
  });
});

describe("a literal", () => {
  test("of code is whole: a text, an attribute, a template without parts", () => {
    const text = ['<Link to="/terms" />;', 'const a = "/terms#x";', "const b = `/terms`;", "// /terms"].join(
      "\n",
    );
    const found = findLiteral(text, ["/terms"], "a.tsx");
    expect(found.map((position) => markedIn(text, position))).toEqual(['1: "/terms"', "3: /terms"]);
  });

  test("of Markdown is a whole address", () => {
    const text = "[a](/terms-of-service)\n[b](/terms)\nx/terms\n[c](/terms/x)\n(/terms#a)";
    const lines = findLiteral(text, ["/terms"], "a.md").map(({ line }) => line);
    expect(lines).toEqual([2, 5]);
    expect(markedIn(text, findLiteral(text, ["/terms"], "a.md")[0])).toBe("2: /terms");
  });

  test("of Markdown may hold what a pattern would read otherwise", () => {
    expect(findLiteral("see /a.b?c=(d)[e]", ["/a.b?c=(d)[e]"], "a.md")).toHaveLength(1);
    expect(findLiteral("see /aXb", ["/a.b"], "a.md")).toEqual([]);
  });

  test("in a file that cannot be parsed is nowhere", () => {
    expect(findLiteral('<Link to="/terms"', ["/terms"], "a.tsx")).toEqual([]);
  });
});

describe("a place", () => {
  const files: Record<string, string> = {
    "a.tsx": 'const a = "/x";',
    "b.tsx": 'const b = "/x"; const c = "/y";',
  };
  const read = (file: string) => files[file];
  const literal = (text: string): Seek => ({
    kind: "literal",
    texts: [text],
    files: ["a.tsx", "b.tsx", "a.tsx", "gone.tsx"],
  });

  test("is the only one where the literal stands", () => {
    const place = seekPlace({ file: "a.tsx", page: "/p", seek: literal("/y") }, read);
    expect(place).toEqual({ file: "b.tsx", line: 1, column: 27, length: 4, page: "/p" });
  });

  test.each(["/x", "/z"])("is not guessed for %s, which stands twice or nowhere", (text) => {
    expect(seekPlace({ file: "a.tsx", seek: literal(text) }, read)).toEqual({ file: "a.tsx" });
  });

  test("that has a line already keeps it", () => {
    expect(seekPlace({ file: "a.tsx", line: 9, seek: literal("/y") }, read)).toEqual({
      file: "a.tsx",
      line: 9,
    });
  });

  test("in a file that is gone has no line", () => {
    const seek: Seek = { kind: "config-key", path: ["url"] };
    expect(seekPlace({ file: "gone.ts", seek }, read)).toEqual({ file: "gone.ts" });
  });
});
