import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository } from "../support/temp-site.js";

/* The words in the table of docs/writing.md are not used. That table is the only list. */

const read = (file: string) => readFileSync(join(repository, file), "utf8");

const [, table = ""] = read("docs/writing.md").split("\n## Words\n");
const avoided = [...table.matchAll(/^\| (`.*`) \|/gm)].flatMap(([, cell = ""]) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, phrase = ""]) => phrase),
);

/** A phrase may continue on the next line of a comment. */
const pattern = new RegExp(
  `(?<![\\w-])(?:${avoided.map((phrase) => phrase.replaceAll(" ", "(?: |\\n[ \\t]*(?:\\*|//)? ?)")).join("|")})(?![\\w-])`,
  "gi",
);

const listFiles = (folder: string, ending: RegExp) =>
  readdirSync(join(repository, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name))
    .map(({ parentPath, name }) => join(parentPath, name).slice(repository.length + 1))
    .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file));

const code = /\.(ts|tsx|mjs|cjs)$/;
const pages = [
  ...[
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "create-handbill/README.md",
    "action.yml",
  ],
  ...listFiles("docs", /\.md$/),
  ...listFiles("bench", /\.md$/),
  ...["legal", "content", "more"].flatMap((folder) => listFiles(`starter/${folder}`, /\.md$/)),
];
const sources = ["src", "starter", "scripts", "create-handbill", "action", "website/pages", "bench"]
  .flatMap((folder) => listFiles(folder, code))
  .filter((file) => !/\.test\.tsx?$/.test(file));

const tests = [
  ...listFiles("src", /\.test\.tsx?$/),
  ...listFiles("test", code).filter((file) => !/^test\/(?:apps|sites)\//.test(file)),
];

const blank = (piece: string) => piece.replace(/[^\n]/g, " ");

/** Blanks everything except the part that `keep` accepts, so that lines keep their numbers. */
function only(text: string, parts: RegExp, keep: (part: string) => boolean): string {
  let last = 0;
  let kept = "";
  for (const { index, 0: part } of text.matchAll(parts)) {
    kept += blank(text.slice(last, index)) + (keep(part) ? part : blank(part));
    last = index + part.length;
  }
  return kept + blank(text.slice(last));
}

const token =
  /\/\*[\s\S]*?\*\/|(?<![:\w"'`\\/])\/\/[^\n]*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`/g;
const isComment = (part: string) => /^\/[/*]/.test(part);

const proseOf = {
  /** Code is not prose. */
  pages: (text: string) => text.replace(/```[\s\S]*?```|`[^`\n]+`|<!--[\s\S]*?-->/g, blank),
  texts: (text: string) =>
    only(text, token, (part) => !isComment(part) && part.includes(" ")).replace(/\$\{[^{}]*\}/g, blank),
  /** A title is the first argument of a call, before a function or options. */
  titles: (text: string) =>
    only(text, /(?<=\(\s*)("(?:\\.|[^"\\\n])*"|`[^`]*`)(?=,\s*(?:async )?[({])/g, () => true),
  comments: (text: string) => only(text, token, isComment).replace(/`[^`\n]+`/g, blank),
};

function find(kind: keyof typeof proseOf, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const text = proseOf[kind](read(file));
    return [...text.matchAll(pattern)].map(
      ({ index, 0: phrase }) => `${file}:${text.slice(0, index).split("\n").length} ${phrase}`,
    );
  });
}

test("the guide for writers lists words", () => {
  expect(avoided).toContain("whoever");
  expect("a page stays as\n * it is for nobody".match(pattern)).toEqual(["stays as\n * it is", "nobody"]);
});
test("the documentation avoids the guide's words", () => {
  expect(find("pages", pages)).toEqual([]);
});
test("messages and help texts avoid the guide's words", () => {
  expect(find("texts", sources)).toEqual([]);
});
test("comments avoid the guide's words", () => {
  expect(find("comments", sources)).toEqual([]);
});
test("titles of tests avoid the guide's words", () => {
  expect(find("titles", tests)).toEqual([]);
});
test("comments of tests avoid the guide's words", () => {
  expect(find("comments", tests)).toEqual([]);
});

/** A docstring that names removed code misleads; general words are only compared in rooms that explain nothing else. */
test("docstrings name only identifiers in the code", () => {
  const files = sources.filter((file) => file.startsWith("src/")).map((file) => [file, read(file)] as const);
  const namesIn = (text: string) =>
    text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "").match(/[A-Za-z_$][\w$]*/g) ?? [];
  const all = new Set(files.flatMap(([, text]) => namesIn(text)));
  const foreign = new Set(["forwardRef", "iCloud", "glyf", "handbill", "load", "async_hooks", "pt_PT"]);
  const missing = files.flatMap(([file, text]) => {
    const isHelper = /^src\/(?:util|effects|cache|runtime|workers|report)\//.test(file);
    const own = isHelper ? new Set(namesIn(text)) : all;
    const named = [...text.matchAll(/\/\*\*[\s\S]*?\*\//g)].flatMap(([doc]) =>
      [...doc.matchAll(/`([a-z]\w+)`/g)].map(([, name = ""]) => name),
    );
    return named
      .filter((name) => !own.has(name) && !foreign.has(name) && (isHelper || /[A-Z]/.test(name)))
      .map((name) => `${file}: ${name}`);
  });
  expect(missing).toEqual([]);
});
