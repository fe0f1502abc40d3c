import { describe, expect, test } from "vitest";
import type { PlaceQuery, Seek } from "../diagnostics.js";
import { readCode } from "./code.js";
import { findConfigKey, findWritten, indexLiterals, placeSeeker } from "./seek-place.js";

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
    expect(markedIn(text, findConfigKey(readCode(text), ["url"]))).toBe(`${lineOf("  url")}: url`);
    expect(markedIn(text, findConfigKey(readCode(text), ["store"]))).toBe(`${lineOf("store")}: "store"`);
    expect(markedIn(text, findConfigKey(readCode(text), ["store", "url"]))).toBe(`${lineOf("store")}: url`);
    expect(findConfigKey(readCode(text), ["store", "url"])?.column).toBe(14);
  });

  test("that is missing has the place of its object", () => {
    const text = `export default ${body};`;
    expect(findConfigKey(readCode(text), ["store", "name"])).toEqual(
      findConfigKey(readCode(text), ["store"]),
    );
    expect(findConfigKey(readCode(text), ["store", "items", "0"])).toMatchObject({ line: 3 });
    expect(findConfigKey(readCode(text), ["email"])).toMatchObject({ line: 1, column: 1 });
  });

  test("has no place if code computes the config", () => {
    expect(findConfigKey(readCode("export const a = 1;"), ["url"])).toBeUndefined();
    expect(findConfigKey(readCode("export default {{{"), ["url"])).toBeUndefined();
    expect(findConfigKey(readCode("export default make();"), ["url"])).toMatchObject({ line: 1, column: 1 });
  });
});

describe("a literal of a file", () => {
  test("is a whole text, attribute or template in code", () => {
    const text = ['<Link to="/terms" />;', 'const a = "/terms#x";', "const b = `/terms`;", "// /terms"].join(
      "\n",
    );
    const positions = indexLiterals(readCode(text)).get("/terms") ?? [];
    expect(positions.map((position) => markedIn(text, position))).toEqual(['1: "/terms"', "3: /terms"]);
  });

  test("is a whole URL in Markdown", () => {
    const text = "[a](/terms-of-service)\n[b](/terms)\nx/terms\n[c](/terms/x)\n(/terms#a)";
    const lines = findWritten(text, "/terms").map(({ line }) => line);
    expect(lines).toEqual([2, 5]);
    expect(markedIn(text, findWritten(text, "/terms")[0])).toBe("2: /terms");
  });

  test("can contain special characters of patterns", () => {
    expect(findWritten("see /a.b?c=(d)[e]", "/a.b?c=(d)[e]")).toHaveLength(1);
    expect(findWritten("see /aXb", "/a.b")).toEqual([]);
  });

  test("is not found in a file that cannot be parsed", () => {
    expect(indexLiterals(readCode('<Link to="/terms"')).size).toBe(0);
  });
});

describe("a text in Markdown", () => {
  test("is found once a line, with its column", () => {
    const positions = findWritten("see /a, /a\nno /ab\n\n(/a)", "/a");
    expect(positions.map(({ line, column }) => [line, column])).toEqual([
      [1, 5],
      [4, 2],
    ]);
  });

  test("that is one word is found as the target of a link before other places", () => {
    const lines = (text: string) => findWritten(text, "support").map(({ line, column }) => [line, column]);
    expect(lines("Our support:\n[support](support)\n")).toEqual([[2, 11]]);
    expect(lines('The support\n<a href="support">')).toEqual([[2, 10]]);
    expect(lines("Our support\nis support")).toHaveLength(2);
  });

  test("can be very long", () => {
    const long = `/${"[".repeat(40_000)}`;
    expect(findWritten(`(${long})`, long)).toMatchObject([{ line: 1, column: 2 }]);
  });
});

describe("the place of a diagnostic", () => {
  const files: Record<string, string> = {
    "a.tsx": 'const a = "/x";',
    "b.tsx": 'const b = "/x"; const c = "/y";',
  };
  const read = (file: string) => files[file];
  const seek = placeSeeker(read);
  const literal = (text: string): Seek => ({
    kind: "literal",
    texts: [text],
    files: ["a.tsx", "b.tsx", "a.tsx", "gone.tsx"],
  });

  test("is the only file with the literal", () => {
    const place = seek({ file: "a.tsx", page: "/p", seek: literal("/y") });
    expect(place).toEqual({ file: "b.tsx", line: 1, column: 27, length: 4, page: "/p" });
  });

  test.each(["/x", "/z"])("is not guessed for %s, which occurs twice or not at all", (text) => {
    expect(seek({ file: "a.tsx", seek: literal(text) })).toEqual({ file: "a.tsx" });
  });

  test("is searched in each file once for all diagnostics", () => {
    const asked: string[] = [];
    const seekMany = placeSeeker((file) => {
      asked.push(file);
      return 'const all = ["/0", "/1", "/2", "/3"];';
    });
    for (let index = 0; index < 8; index++)
      seekMany({ seek: { kind: "literal", texts: [`/${index}`], files: ["a.tsx", "a.tsx"] } });
    expect(asked).toEqual(["a.tsx"]);
  });

  test("keeps a line that it already has", () => {
    expect(seek({ file: "a.tsx", line: 9, seek: literal("/y") })).toEqual({
      file: "a.tsx",
      line: 9,
    });
  });

  test("has no line in a missing file", () => {
    const key: Seek = { kind: "config-key", path: ["url"] };
    expect(seek({ file: "gone.ts", seek: key })).toEqual({ file: "gone.ts" });
  });
});

describe("a place that is not a literal", () => {
  const seekIn = (
    files: Readonly<Record<string, string>>,
    query: PlaceQuery,
    texts: readonly string[] = [],
  ) => {
    const seek = placeSeeker((file) => files[file]);
    const place = seek({ seek: { kind: "literal", texts, files: Object.keys(files), ...query } });
    const { file, line } = place ?? {};
    return line === undefined ? undefined : `${file}:${line}`;
  };
  const text = { visibleText: { text: "One two three" } };

  test("is a visible text", () => {
    expect(seekIn({ "a.tsx": "const a = 1;", "b.md": "\nOne two\nthree" }, text)).toBe("b.md:2");
    expect(
      seekIn({ "a.tsx": "const a = <p>One two three</p>;", "b.md": "One two three" }, text),
    ).toBeUndefined();
  });

  test("is ignored if a literal is found, even twice", () => {
    const files = { "a.tsx": "const a = '/x';\nconst b = <p>One two three</p>;" };
    expect(seekIn(files, text, ["/x"])).toBe("a.tsx:1");
    expect(seekIn({ "a.tsx": `${files["a.tsx"]}\nconst c = '/x';` }, text, ["/x"])).toBeUndefined();
  });

  test("is the only possible element in files that are fully known", () => {
    const element = { element: { tag: "h1", lacks: "text" } };
    const files = { "a.tsx": "const a = <h1>x</h1>;\nconst b = <h1>{x}</h1>;", "b.md": "# <h1></h1>" };
    expect(seekIn(files, element)).toBe("a.tsx:2");
    expect(seekIn({ ...files, "c.tsx": "const a = <h1 />;" }, element)).toBeUndefined();
    expect(seekIn({ ...files, "c.tsx": 'import { T } from "ui";' }, element)).toBeUndefined();
  });

  test("is an export of the file", () => {
    const seek = placeSeeker(() => "const a = 1;\nexport const meta = a;");
    expect(seek({ file: "a.tsx", seek: { kind: "export", name: "meta" } })).toMatchObject({
      line: 2,
      column: 14,
    });
    expect(seek({ file: "a.tsx", seek: { kind: "export", name: "paths" } })).toEqual({ file: "a.tsx" });
    expect(seek({ seek: { kind: "export", name: "meta" } })).toEqual({});
  });
});

describe("a warning about a missing value", () => {
  const files: Readonly<Record<string, string>> = {
    "legal/a.md": "# The NaN bakery\n\nBread.",
    "a.tsx": `const a = \`Try it for \${days} days\`;`,
  };
  const seek = placeSeeker((file) => files[file]);
  const query = (text: string, more: PlaceQuery) =>
    seek({ seek: { kind: "literal", texts: [text], files: Object.keys(files), ...more } });

  test("is dropped if the author wrote the same words", () => {
    expect(query("The NaN bakery", { unless: { text: "The NaN bakery" } })).toBeUndefined();
    expect(query("NaN loaves", { unless: { text: "NaN loaves" } })).toEqual({});
  });

  test("is dropped if it is doubtful and no code computes the words", () => {
    expect(query("Try it for undefined days", { isDoubtful: true })).toMatchObject({ line: 1 });
    expect(query("An undefined number of days", { isDoubtful: true })).toBeUndefined();
  });
});

test("an element is found in the HTML of a document with html: keep, and in no code sample", () => {
  const find = (front: string, query: PlaceQuery) => {
    const text = `---\n${front}---\n\n<table><td>1</td></table>\n<h2></h2>\n<h2>Two</h2>\n`;
    const seek = placeSeeker((file) => (file === "a.md" ? text : "const a = <td />;"));
    return seek({ seek: { kind: "literal", texts: [], files: ["a.md", "a.tsx"], ...query } })?.line;
  };
  const cell = { element: { tag: "td", isOfDocument: true } } as const;
  expect(find("html: keep\n", cell)).toBe(5);
  expect(find("", cell)).toBeUndefined();
  expect(find("html: keep\n", { element: { tag: "td" } })).toBeUndefined();
  expect(find("html: keep\n", { element: { tag: "h2", lacks: "text" } })).toBe(6);
});
