import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { type ParserOptions, parse } from "@babel/parser";
import { describe, expect, test } from "vitest";
import { publicNames } from "../src/lender.js";
import { repository } from "./support/temp-site.js";

const src = join(repository, "src");

/** Which rooms a room may import. */
const layers: Record<string, readonly string[]> = {
  core: [],
  engine: ["core"],
  read: ["core", "engine"],
  plan: ["core"],
  render: ["core"],
  encode: ["core"],
  derive: ["core"],
  hosts: ["core"],
  check: ["core"],
  ask: ["core"],
  verify: ["core", "ask"],
  browse: ["core"],
  prove: ["core"],
  place: ["core"],
  commit: ["core"],
  store: ["core"],
  report: ["core"],
  serve: ["core", "hosts", "top"],
  threads: ["core", "engine", "read", "render", "check", "place", "prove", "commit", "store", "top"],
  app: ["core"],
  review: ["core", "check"],
  scaffold: ["core", "app"],
  flow: ["core", "plan", "render", "derive", "hosts", "check", "place", "top"],
  top: [
    "core",
    "read",
    "plan",
    "render",
    "derive",
    "hosts",
    "check",
    "ask",
    "verify",
    "review",
    "browse",
    "prove",
    "place",
    "flow",
    "top",
  ],
  cli: [
    "core",
    "read",
    "plan",
    "render",
    "encode",
    "derive",
    "hosts",
    "check",
    "ask",
    "verify",
    "browse",
    "prove",
    "place",
    "engine",
    "commit",
    "store",
    "serve",
    "report",
    "app",
    "scaffold",
    "review",
    "flow",
    "top",
    "cli",
  ],
};
/** Which packages a room may import; Node's own modules are another matter. */
const packages: Record<string, readonly string[]> = {
  core: [
    ...["@formatjs/icu-messageformat-parser", "@schummar/icu-type-parser", "culori", "image-size"],
    ...["make-plural", "mrmime", "react"],
  ],
  read: [
    ...["@babel/parser", "@formatjs/icu-messageformat-parser"],
    ...["css-tree", "esbuild", "fast-glob", "gray-matter", "github-slugger", "hast", "hast-util-raw"],
    ...["highlight.js", "lowlight", "mdast-util-directive", "micromark-extension-directive"],
    ...["hast-util-sanitize", "hast-util-to-html", "image-size", "mdast", "mdast-util-to-hast"],
    ...["mdast-util-to-string", "remark-parse", "unified", "unist-util-visit", "valibot", "vfile", "yaml"],
    ...["autolink-literal", "footnote", "strikethrough", "table", "task-list-item"].flatMap((extension) => [
      `micromark-extension-gfm-${extension}`,
      `mdast-util-gfm-${extension}`,
    ]),
  ],
  plan: ["diff", "htmlparser2"],
  place: ["@babel/parser"],
  render: ["htmlparser2", "intl-messageformat", "react", "react-dom", "uqr"],
  encode: ["fflate", "sharp"],
  check: ["css-tree", "culori", "htmlparser2"],
  ask: ["https-proxy-agent", "linkinator"],
  verify: ["htmlparser2"],
  browse: ["playwright-core"],
  prove: ["html-validate"],
  threads: ["html-validate"],
  app: ["@babel/parser", "htmlparser2", "yaml"],
  scaffold: ["@babel/parser", "image-size", "sharp", "valibot"],
  serve: ["chokidar", "htmlparser2"],
  cli: ["@clack/prompts", "commander"],
};

/** Rooms that decide: what they say depends on nothing but what they are given. */
const pureRooms = [
  "core",
  "plan",
  "render",
  "derive",
  "hosts",
  "check",
  "prove",
  "place",
  "report",
  "verify",
  "review",
  "flow",
  "top",
];
/** What of Node only reckons. `node:module` loads React for render, and reads source maps for place; `node:async_hooks` tells render of promises. */
const harmless = ["node:path", "node:crypto", "node:url", "node:util", "node:zlib"];
const harmlessIn: Record<string, readonly string[]> = {
  render: ["node:module", "node:async_hooks"],
  place: ["node:module"],
};
/** The same among what every module has. */
const effectGlobals =
  /\b(fetch\(|setTimeout\(|setInterval\(|Date\.now\(|new Date\(\)|performance\.now\(|process\.(cwd|env|argv|platform|stdout|stderr))/;

const files = readdirSync(src, { recursive: true, encoding: "utf8" })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$/.test(file))
  .sort();

const packageOf = (specifier: string) => /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? "";
const roomOf = (file: string) => (file.includes("/") ? (file.split("/")[0] ?? "") : "top");

/** What each file imports, for types too, statically or not. */
const imports = new Map(files.map((file) => [file, readImports(file)]));
const importsOf = (file: string) => imports.get(file) ?? [];

function readImports(file: string): string[] {
  const specifiers: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(item);
    if (typeof value !== "object" || value === null) return;
    const { type, source, argument, literal } = value as Record<string, { value?: unknown } | undefined> & {
      type?: string;
    };
    if (/^(Import|ExportNamed|ExportAll)Declaration$|^ImportExpression$/.test(String(type)) && source) {
      specifiers.push(String(source.value));
    }
    if (String(type) === "TSImportType") specifiers.push(String((argument ?? literal)?.value));
    for (const [key, inner] of Object.entries(value)) if (key !== "loc") visit(inner);
  };
  const options: ParserOptions = {
    sourceType: "module",
    plugins: ["typescript", "jsx"],
    createImportExpressions: true,
  };
  visit(parse(readFileSync(join(src, file), "utf8"), options).program);
  return specifiers;
}

describe("the house", () => {
  test.each(files)("%s imports only what its room may", (file) => {
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

  test.each(Object.entries(packages))("%s imports the packages that it may", (room, names) => {
    const specifiers = files.filter((file) => roomOf(file) === room).flatMap(importsOf);
    const imported = specifiers.filter((specifier) => !/^(\.|node:)/.test(specifier)).map(packageOf);
    expect([...new Set(imported)].sort()).toEqual([...names].sort());
  });

  test.each(files.filter((file) => pureRooms.includes(roomOf(file))))(
    "%s decides, and touches nothing",
    (file) => {
      const allowed = [...harmless, ...(harmlessIn[roomOf(file)] ?? [])];
      const ofNode = importsOf(file).filter((specifier) => specifier.startsWith("node:"));
      expect(ofNode.filter((specifier) => !allowed.includes(specifier))).toEqual([]);
      expect(effectGlobals.exec(readFileSync(join(src, file), "utf8"))?.[0]).toBeUndefined();
    },
  );

  test("ARCHITECTURE.md tells the same", () => {
    const text = readFileSync(join(repository, "ARCHITECTURE.md"), "utf8");
    const rows = [...text.matchAll(/^\| `(\w+)\/` \|.*\| ([^|]+) \|$/gm)].map(([, room = "", may = ""]) => [
      room,
      may.split(", ").sort(),
    ]);
    const told = Object.fromEntries(rows);
    for (const [room, may] of Object.entries(layers)) {
      if (room === "top" || room === "cli") continue;
      expect(told[room], room).toEqual(may.length === 0 ? ["nothing of ours"] : [...may].sort());
    }
    const [, exceptions = ""] = /^\| top: .*\| all but ([^|]+) \|$/m.exec(text) ?? [];
    const others = Object.keys(layers).filter((room) => !layers.top?.includes(room));
    expect(exceptions.split(", ").sort()).toEqual(others.sort());
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

  test("has no time limit in its tests that a slow machine would not be given more of", () => {
    const tests = readdirSync(join(repository, "test"), { recursive: true, encoding: "utf8" });
    const found = tests
      .filter((file) => /\.test\.tsx?$|^support\//.test(file))
      .filter((file) =>
        /timeout(Ms)?["(:=)]*\s*\d[\d_]{4,}/i.test(readFileSync(join(repository, "test", file), "utf8")),
      );
    expect(found).toEqual([]);
  });

  test("prints and exits in src/cli only", () => {
    const printing = /\bconsole\.\w|process\.(exit|stdout|stderr)\b/;
    const found = files.filter(
      (file) => roomOf(file) !== "cli" && printing.test(readFileSync(join(src, file), "utf8")),
    );
    expect(found).toEqual([]);
  });

  test("the site imports the generator by its public name only", () => {
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

test("page code may import what index.ts exports, and the bundler knows all of it", async () => {
  expect([...publicNames].sort()).toEqual(Object.keys(await import("../src/index.js")).sort());
});
