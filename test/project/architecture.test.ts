import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, extname, join, relative } from "node:path";
import { type ParserOptions, parse } from "@babel/parser";
import { describe, expect, test } from "vitest";
import { publicNames } from "../../src/site-runtime.js";
import { repository } from "../support/temp-site.js";

const src = join(repository, "src");

/** The rooms that every room below them may import; each may import the ones before it. */
const base = ["util", "text", "model", "diagnostics", "effects"];
/** The rooms that a room may import. */
const layers: Record<string, readonly string[]> = {
  ...Object.fromEntries(base.map((room, index) => [room, base.slice(0, index)])),
  ...Object.fromEntries(
    ["runtime", "files", "plan", "render", "media", "derive", "hosts", "check", "network", "browse"]
      .concat(["development", "cache", "report"])
      .map((room) => [room, base]),
  ),
  code: [...base, "files", "runtime"],
  config: [...base, "files", "runtime", "code"],
  documents: [...base, "files", "runtime", "code"],
  read: [...base, "files", "runtime", "code", "config", "documents"],
  review: [...base, "check"],
  output: [...base, "files"],
  scaffold: [...base, "files"],
  serve: [...base, "files", "hosts", "build"],
  build: [
    ...[
      ...base,
      "top",
      "plan",
      "render",
      "derive",
      "hosts",
      "check",
      "development",
      "network",
      "browse",
      "review",
    ],
    "read",
  ],
  workers: [...base, "top", "runtime", "files", "code", "documents", "render", "development"],
  top: [...base, "render", "code"],
};
/** The command line combines all rooms, and starts workers by their compiled files only. */
layers.cli = Object.keys(layers).filter((room) => room !== "workers");
/** The packages that a room may import; Node's own modules are checked separately. */
const packages: Record<string, readonly string[]> = {
  util: ["image-size", "mrmime"],
  text: ["css-tree", "htmlparser2", "make-plural"],
  model: ["@formatjs/icu-messageformat-parser", "@schummar/icu-type-parser", "culori", "react"],
  files: ["fast-glob"],
  code: ["css-tree", "esbuild", "mdn-data"],
  config: ["@formatjs/icu-messageformat-parser", "valibot"],
  documents: [
    ...["gray-matter", "github-slugger", "hast", "hast-util-sanitize", "hast-util-to-html", "htmlparser2"],
    ...["highlight.js", "lowlight", "mdast", "mdast-util-directive", "mdast-util-to-hast"],
    ...["mdast-util-to-string", "micromark-extension-directive", "property-information", "remark-parse"],
    ...["unified", "unist-util-visit", "vfile", "yaml"],
    ...["autolink-literal", "footnote", "strikethrough", "table", "task-list-item"].flatMap((extension) => [
      `micromark-extension-gfm-${extension}`,
      `mdast-util-gfm-${extension}`,
    ]),
  ],
  plan: ["diff", "htmlparser2"],
  derive: ["htmlparser2"],
  render: ["htmlparser2", "intl-messageformat", "react", "react-dom", "uqr"],
  media: ["fflate", "sharp"],
  check: ["css-tree", "culori", "htmlparser2"],
  network: ["htmlparser2", "https-proxy-agent", "linkinator"],
  browse: ["playwright-core"],
  scaffold: ["culori", "htmlparser2", "image-size", "sharp", "valibot", "yaml"],
  serve: ["chokidar", "htmlparser2"],
  cli: ["@clack/prompts", "commander"],
};

/** Rooms that decide: their results depend on their arguments only. */
const pureRooms = [
  ...[
    ...base,
    "plan",
    "render",
    "derive",
    "hosts",
    "check",
    "development",
    "report",
    "review",
    "build",
    "top",
  ],
];
/**
 * Node modules without effects. `node:module` loads React for render, and parses source maps for place; `node:async_hooks` lets render
 * observe promises.
 */
const harmless = ["node:path", "node:crypto", "node:url", "node:util", "node:zlib"];
const harmlessIn: Record<string, readonly string[]> = {
  render: ["node:module", "node:async_hooks"],
  diagnostics: ["node:module"],
};
/** The same for globals. */
const effectGlobals =
  /\b(fetch\(|setTimeout\(|setInterval\(|Date\.now\(|new Date\(\)|performance\.now\(|process\.(cwd|env|argv|platform|stdout|stderr))/;

/** An example in a docstring may import modules that the code may not. */
const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\//g, "");

const files = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
  .sort();

const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? "";
const roomOf = (file: string) => (file.includes("/") ? (file.split("/")[0] ?? "") : "top");

/** The imports of each file, including types, static or not. */
const imports = new Map(files.map((file) => [file, readImports(file)]));
const importsOf = (file: string) => imports.get(file) ?? [];

function readImports(file: string): string[] {
  const code = readFileSync(join(src, file), "utf8");
  const options: ParserOptions = { sourceType: "module", plugins: ["typescript", "jsx"] };
  const { body } = parse(code, options).program;
  const declared = body.flatMap((statement) =>
    "source" in statement && statement.source ? [statement.source.value] : [],
  );
  // An import as an expression, or of a type; one with a value in it is text of another file.
  const inner = [...withoutComments(code).matchAll(/\bimport\(\s*["']([^"'$]+)["']/g)];
  return [...declared, ...inner.map(([, specifier = ""]) => specifier)];
}

describe("the source code", () => {
  test.each(files)("imports only what its room may: %s", (file) => {
    const room = roomOf(file);
    expect(Object.keys(layers)).toContain(room);
    for (const specifier of importsOf(file)) {
      if (specifier.startsWith(".")) {
        const target = relative(src, join(src, dirname(file), specifier));
        if (target === "../package.json") continue;
        const targetRoom = roomOf(target);
        expect([room, ...(layers[room] ?? [])], `${file} imports ${specifier}`).toContain(targetRoom);
        const source = [".ts", ".tsx"].map((ending) => join(src, target.replace(/\.js$/, ending)));
        expect(
          source.some((path) => existsSync(path)),
          `${file} imports ${specifier}, which is not there`,
        ).toBe(true);
      } else {
        if (specifier.startsWith("node:")) continue;
        expect(packages[room] ?? [], `${file} imports ${specifier}`).toContain(packageOf(specifier));
      }
    }
  });

  test.each(Object.entries(packages))("imports exactly the listed packages in the room %s", (room, names) => {
    const specifiers = files.filter((file) => roomOf(file) === room).flatMap(importsOf);
    const imported = specifiers.filter((specifier) => !/^(\.|node:)/.test(specifier)).map(packageOf);
    expect([...new Set(imported)].sort()).toEqual([...names].sort());
  });

  test("uses the packages of the design, even where a few lines of code would do", () => {
    const design = ["chokidar", "commander", "fast-glob", "gray-matter", "linkinator", "react", "react-dom"];
    expect(Object.values(packages).flat()).toEqual(expect.arrayContaining(design));
  });

  test.each(files.filter((file) => pureRooms.includes(roomOf(file))))(
    "has no effects in rooms that decide: %s",
    (file) => {
      const allowed = [...harmless, ...(harmlessIn[roomOf(file)] ?? [])];
      const ofNode = importsOf(file).filter((specifier) => specifier.startsWith("node:"));
      expect(ofNode.filter((specifier) => !allowed.includes(specifier))).toEqual([]);
      expect(effectGlobals.exec(withoutComments(readFileSync(join(src, file), "utf8")))?.[0]).toBeUndefined();
    },
  );

  test("has the files that CONTRIBUTING.md names", () => {
    const text = readFileSync(join(repository, "CONTRIBUTING.md"), "utf8");
    const table = /^## Where do I change[\s\S]*?^## /m.exec(text)?.[0] ?? "";
    const named = [...table.matchAll(/`((?:src|test|docs|starter)\/[^`]*)`/g)].map(([, path = ""]) => path);
    expect(named.length).toBeGreaterThan(25);
    const isThere = (path: string) => {
      const name = new RegExp(`^${basename(path).replaceAll(".", "\\.").replace(/<\w+>/, "[\\w-]+")}$`);
      const folder = join(repository, dirname(path));
      return existsSync(folder) && readdirSync(folder).some((one) => name.test(one));
    };
    expect(named.filter((path) => !isThere(path))).toEqual([]);
  });

  test("has the rooms and imports that ARCHITECTURE.md lists", () => {
    const text = readFileSync(join(repository, "ARCHITECTURE.md"), "utf8");
    const rows = [...text.matchAll(/^\| ((?:`\w+\/`(?:, )?)+) \|.*\| ([^|]+) \|$/gm)].flatMap(
      ([, rooms = "", may = ""]) =>
        [...rooms.matchAll(/`(\w+)\/`/g)].map(([, room = ""]) => [room, may] as const),
    );
    const said = Object.fromEntries(rows);
    const isLow = (room: string) => base.includes(room);
    for (const [room, may] of Object.entries(layers)) {
      if (room === "top") continue;
      const above = may.filter((other) => !isLow(other)).sort();
      const expected = isLow(room) ? "the ones above it" : above.length === 0 ? "the base" : undefined;
      if (room === "cli") expect(said[room]).toBe("all but workers");
      else if (expected !== undefined) expect(said[room], room).toBe(expected);
      else expect(said[room]?.split(", ").sort(), room).toEqual(["the base", ...above].sort());
    }
  });

  test("has no import cycle", () => {
    const graph = new Map(
      files.map((file) => [
        file,
        importsOf(file)
          .filter((specifier) => specifier.startsWith("."))
          .map((specifier) => relative(src, join(src, dirname(file), specifier)).replace(/\.js$/, ""))
          .flatMap((target) => files.find((other) => other.replace(/\.tsx?$/, "") === target) ?? []),
      ]),
    );
    const done = new Set<string>();
    const visit = (file: string, path: readonly string[]) => {
      expect(path, `${[...path, file].join(" → ")}`).not.toContain(file);
      if (done.has(file)) return;
      for (const target of graph.get(file) ?? []) visit(target, [...path, file]);
      done.add(file);
    };
    for (const file of files) visit(file, []);
  });

  test.each(["src", "scripts", "test"])("has no folder with more than 40 files in %s", (top) => {
    const names = readdirSync(join(repository, top), { recursive: true, encoding: "utf8" });
    // In src, tests are next to the files that they test.
    const beside = top === "src" ? /\.test\.tsx?$/ : /\.d\.mts$/;
    const code = names.filter((name) => extname(name) !== "" && !beside.test(name));
    const countOf = (folder: string) => code.filter((name) => dirname(name) === folder).length;
    expect([...new Set(code.map(dirname))].filter((folder) => countOf(folder) > 40)).toEqual([]);
  });

  const testsWith = (pattern: RegExp) =>
    readdirSync(join(repository, "test"), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.test\.tsx?$|^support\/.*\.ts$/.test(file))
      .filter((file) => pattern.test(readFileSync(join(repository, "test", file), "utf8")));

  test("has no time limit in tests that does not scale with the machine", () => {
    expect(testsWith(/(?<!scaled)timeout(Ms)?["(:=)]*\s*\d[\d_]{4,}/i)).toEqual([]);
  });

  test("has no hook inside a hook in tests, where Vitest never runs it", () => {
    expect(testsWith(/^( *)before(All|Each)\((.*\{\n((?!^\1\}).*\n)*?)?.*\bafter(All|Each)\b/m)).toEqual([]);
  });

  test("prints and exits in src/cli only", () => {
    const printing = /\bconsole\.\w|process\.(exit|stdout|stderr)\b/;
    const found = files.filter(
      (file) => roomOf(file) !== "cli" && printing.test(readFileSync(join(src, file), "utf8")),
    );
    expect(found).toEqual([]);
  });

  test("lists folders recursively in one place, which follows no links", () => {
    const listing = /\breaddir(Sync)?\([^;]*\brecursive\b/;
    expect(files.filter((file) => listing.test(readFileSync(join(src, file), "utf8")))).toEqual([]);
  });

  test("is imported by the site through its public name only", () => {
    const site = ["pages", "site.config.ts"].flatMap((name) =>
      name.endsWith(".ts")
        ? [name]
        : readdirSync(join(repository, name), { recursive: true, encoding: "utf8" }).map(
            (file) => `${name}/${file}`,
          ),
    );
    const found = site
      .filter((file) => /\.tsx?$/.test(file))
      .filter((file) => /from "(\.\.\/)+(src|lib|bin)\//.test(readFileSync(join(repository, file), "utf8")));
    expect(found).toEqual([]);
  });
});

test("page code can import exactly the exports of index.ts", async () => {
  expect([...publicNames].sort()).toEqual(Object.keys(await import("../../src/index.js")).sort());
});
