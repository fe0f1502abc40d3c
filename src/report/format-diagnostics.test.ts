import { describe, expect, test } from "vitest";
import { type Code, codes } from "../diagnostics/codes.js";
import { type Diagnostic, Diagnostics, type Place } from "../diagnostics/diagnostics.js";
import { formatCount, formatDiagnostics, formatPages } from "./format-diagnostics.js";
import { textStyle } from "./text-style.js";

const plain = textStyle(false);

function diagnostic(place: Place, severity: Diagnostic["severity"] = "error"): Diagnostic {
  const args = { href: "/pres-kit", near: "/press-kit" };
  return { code: "check/broken-link", severity, args, place };
}
const linesOf = (place: Place, folder = "") =>
  formatDiagnostics([diagnostic(place)], plain, { folder }).split("\n");

const text = '      <Link to="/pres-kit">';
const place: Place = {
  file: "pages/index.tsx",
  line: 10,
  column: 16,
  length: 11,
  frame: [
    { line: 9, text: "    <p>" },
    { line: 10, text },
    { line: 11, text: "" },
  ],
};

test("a diagnostic shows place, message and hint, and marks the text", () => {
  const lines = linesOf(place);
  expect(lines[0]).toBe("pages/index.tsx:10:16  error  check/broken-link");
  expect(lines.slice(2, 6)).toEqual([
    "     9 |     <p>",
    `  > 10 | ${text}`,
    `       | ${" ".repeat(15)}${"^".repeat(11)}`,
    "    11 |",
  ]);
  expect(lines[6]).toContain("hint: ");
  expect(lines[6]).toContain("/press-kit");
});

test("the path from the current folder precedes the file", () => {
  expect(linesOf(place, "sites/one/")[0]).toContain("sites/one/pages/index.tsx:10:16");
});

test("errors follow all warnings, each sorted by place", () => {
  const diagnostics = [
    diagnostic({ file: "a.ts" }),
    diagnostic({ file: "b.ts" }, "warning"),
    diagnostic({ file: "c.ts" }),
    diagnostic({ file: "d.ts" }, "warning"),
  ];
  const shown = formatDiagnostics(diagnostics, plain).match(/^\w\.ts/gm);
  expect(shown).toEqual(["b.ts", "d.ts", "a.ts", "c.ts"]);
});

test("a diagnostic without a line has no frame, one without a file has no place", () => {
  expect(linesOf({ file: "pages" })[0]).toBe("pages  error  check/broken-link");
  expect(linesOf({})[0]).toBe("error  check/broken-link");
  expect(linesOf({ file: "pages/a.tsx", page: "/a" })[0]).toContain("on /a");
  expect(linesOf({}).join("\n")).not.toContain("|");
});

describe("the mark is below the marked text", () => {
  const marked = (content: string, column: number, length: number) => {
    const [, , line = "", marks = ""] = linesOf({
      file: "a",
      line: 1,
      column,
      length,
      frame: [{ line: 1, text: content }],
    });
    return { line, marks, under: line.slice(marks.indexOf("^"), marks.lastIndexOf("^") + 1) };
  };

  test.each([
    ["\t\tabc", 3, 3, "abc"],
    ["a\u0007\u001bbc", 4, 2, "bc"],
    ["abc", 3, 99, "c"],
    ["abc", 1, 0, "a"],
  ])("%j from column %i", (content, column, length, under) => {
    expect(marked(content, column, length).under).toBe(under);
  });

  test("without control characters", () => {
    expect(marked("a\u001b[2Jb", 1, 1).line).not.toContain("\u001b");
  });

  test("in a long line, which is cut", () => {
    const { line, marks } = marked("x".repeat(500), 100, 400);
    expect(line.length).toBeLessThan(140);
    expect(marks.length).toBeLessThanOrEqual(line.length);
  });

  test.each([120, 121, 400])("in a long line that is cut at both ends, from column %i", (column) => {
    const content = `${"x".repeat(column - 1)}meant${"y".repeat(500)}`;
    const { line, under } = marked(content, column, 5);
    expect(under).toBe("meant");
    expect(line.length).toBeLessThan(140);
    expect(line).toContain("…x");
  });
});

test("the stack of an error is shown below its place, at most four calls", () => {
  const stack = ["inner", "", "outer", "a", "b", "c"].map((name, index) => ({
    name,
    file: "pages/a.tsx",
    line: index + 1,
    column: 1,
  }));
  const calls = linesOf({ file: "pages/a.tsx", line: 1, column: 1, stack }).filter((line) =>
    line.includes("from"),
  );
  expect(calls).toHaveLength(4);
  expect(calls[0]).toContain("(pages/a.tsx:2:1)");
  expect(calls[1]).toContain("outer (pages/a.tsx:3:1)");
});

test.each([
  [0, 0, ""],
  [1, 0, "1 error"],
  [2, 1, "2 errors, 1 warning"],
  [0, 2, "2 warnings"],
])("%i errors and %i warnings are counted", (errors, warnings, expected) => {
  const list = [
    ...Array.from({ length: errors }, () => diagnostic({})),
    ...Array.from({ length: warnings }, () => diagnostic({}, "warning")),
  ];
  expect(formatCount(list)).toBe(expected);
});

describe("of many diagnostics with equal messages", () => {
  const alike = (count: number) =>
    Array.from({ length: count }, (_, index) => diagnostic({ file: `legal/${index + 1}.md` }, "warning"));
  const other = diagnostic({ file: "pages/z.tsx" });

  test("ten are shown, with the number of the others", () => {
    const text = formatDiagnostics([...alike(1200), other], plain);
    expect(text.match(/^legal\/\d+\.md {2}warning/gm)).toHaveLength(10);
    expect(text).toMatch(
      /\npages\/z\.tsx.*\n\nand 1,190 more of check\/broken-link; --json lists them all\n$/s,
    );
  });

  test("twenty are all shown", () => {
    const text = formatDiagnostics([...alike(20), other], plain);
    expect(text.match(/^legal\/\d+\.md {2}warning/gm)).toHaveLength(20);
    expect(text).not.toContain("more of");
  });

  test("those with other documents in their arguments count as equal", () => {
    const others = alike(50).map((diagnostic) => ({
      ...diagnostic,
      code: "check/no-contents" as const,
      args: { document: diagnostic.place.file },
    }));
    expect(formatDiagnostics(others, plain).match(/^legal\//gm)).toHaveLength(10);
  });

  test("with one code and other arguments twenty are all shown, and ten of more", () => {
    const others = (count: number) =>
      alike(count).map((diagnostic, index) => ({
        ...diagnostic,
        args: { ...diagnostic.args, href: `/${index}` },
      }));
    expect(formatDiagnostics(others(20), plain).match(/^legal\//gm)).toHaveLength(20);
    const text = formatDiagnostics([...others(60), other], plain);
    expect(text.match(/^legal\//gm)).toHaveLength(10);
    expect(text).toContain("and 50 more of check/broken-link");
  });
});

function asksForArguments(words: ((args: never) => unknown) | undefined): boolean {
  let asks = false;
  const get = () => {
    asks = true;
    return "";
  };
  words?.(new Proxy({}, { get }) as never);
  return asks;
}

test("a report of any size fits on two screens, with all errors first", () => {
  const kinds = (Object.keys(codes) as Code[]).filter(
    (code) => !asksForArguments(codes[code].message) && !asksForArguments(codes[code].hint),
  );
  expect(kinds.length).toBeGreaterThan(20);
  const log = new Diagnostics();
  const frame = [1, 2, 3].map((line) => ({ line, text: "words" }));
  for (const code of kinds)
    for (const file of Array.from({ length: 50 }, (_, index) => `pages/${index}.tsx`))
      log.add(code as "read/no-pages", {}, { file, line: 2, frame });
  const text = formatDiagnostics(log.sorted(), plain);
  expect(text.split("\n").length).toBeLessThanOrEqual(100);
  expect(text.match(/^ {2}> 2/gm)).toHaveLength(8);
  expect(text).not.toMatch(/ warning .*\n.*\n.*\n {2}> 2/);
  const few = formatDiagnostics(log.sorted().slice(0, 8), plain);
  expect(few.match(/^ {2}> 2/gm)).toHaveLength(8);
  expect(few).not.toContain("--json");
});

const pages = (count: number) => Array.from({ length: count }, (_, index) => `/${index + 1}`);

test.each([
  [{}, ""],
  [{ page: "/" }, "/"],
  [{ page: "/1", pages: pages(2) }, "2 pages: /1 and /2"],
  [{ page: "/1", pages: pages(4) }, "4 pages: /1, /2, /3 and /4"],
  [{ page: "/1", pages: pages(5) }, "5 pages: /1, /2, /3 and 2 more"],
  [{ page: "/1", pages: pages(2000) }, "2,000 pages: /1, /2, /3 and 1,997 more"],
])("the pages of %j are shown as “%s”", (place, text) => {
  expect(formatPages(place)).toBe(text);
});
