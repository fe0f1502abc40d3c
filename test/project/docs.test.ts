import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import GithubSlugger from "github-slugger";
import type { Root } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { remark } from "remark";
import gfm from "remark-gfm";
import { visit } from "unist-util-visit";
import { describe, expect, onTestFinished, test } from "vitest";
import { formatApiPages, listApi } from "../../scripts/docs/api-page.mjs";
import { formatCodesPage } from "../../scripts/write-docs.mjs";
import { exitCodes } from "../../src/cli/exit-codes.js";
import { configSchema } from "../../src/config/config-schema.js";
import { listFacts } from "../../src/model/facts/facts.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { exampleSite } from "../support/example.js";
import { repository, tempSite } from "../support/temp-site.js";

/* The options, keys, codes and names in the documentation are the real ones. */

const read = (file: string) => readFileSync(join(repository, file), "utf8");
const pagesOf = (folder: string) =>
  readdirSync(join(repository, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name));
const pages = [".", ...["", "/files", "/hosts", "/rules", "/store"].map((folder) => `docs${folder}`)].flatMap(
  pagesOf,
);

/** Caches a function by its name argument. */
function once<Value>(make: (name: string) => Value): (name: string) => Value {
  const known = new Map<string, Value>();
  return (name) => {
    const value = known.get(name) ?? make(name);
    known.set(name, value);
    return value;
  };
}

const outdated = "outdated: run `npm run docs`";

test("docs/codes.md equals the output of `npm run docs`", async () => {
  expect(read("docs/codes.md"), outdated).toBe(await formatCodesPage());
});

test.each(pages)("%s has no merge conflict markers", (page) => {
  expect(read(page)).not.toMatch(/^(<{7}|>{7}|={7}$)/m);
});

test("ARCHITECTURE.md has at most 150 lines", () => {
  expect(read("ARCHITECTURE.md").trimEnd().split("\n").length).toBeLessThanOrEqual(150);
});

test("CI runs the README's second command literally", () => {
  const [, second] = [...read("README.md").matchAll(/^```sh\n(npm .*)\n```$/gm)].map(
    ([, command]) => command,
  );
  expect(second).toMatch(/ && npm test$/);
  expect(read(".ci/run").trimEnd().split("\n").at(-1)).toBe(second);
});

const commands = [...runWarm(["--help"]).stdout.matchAll(/^ {2}([a-z-]+) \[options\]/gm)].map(
  ([, name = ""]) => name,
);
const helpOf = once((command) => runWarm([command, "--help"]).stdout);
const optionsOf = (command: string) =>
  [...helpOf(command).matchAll(/^ {2}(?:-\w, )?(--[a-z-]+)/gm)].map(([, option = ""]) => option);

describe("a page of docs/ that names the command has all options of", () => {
  test.each(commands)("%s", (command) => {
    // docs/commands.md says that every command has --help.
    const options = optionsOf(command).filter((option) => option !== "--help");
    const missingOn = (page: string) => options.filter((option) => !read(page).includes(option));
    const commandPages = pagesOf("docs").filter((page) => read(page).includes(`handbill ${command}`));
    const [nearest = []] = commandPages.map(missingOn).sort((a, b) => a.length - b.length);
    expect(commandPages).not.toEqual([]);
    expect(nearest, "missing in docs/commands.md, or on the command's own page").toEqual([]);
  });
});

test("each option in docs/commands.md exists", () => {
  expect(commands).toContain("build");
  expect(optionsOf("build")).toContain("--strict");
  const existing = new Set(["--version", ...commands.flatMap(optionsOf)]);
  const documented = read("docs/commands.md").match(/(?<![\w-])--[a-z][a-z-]*/g) ?? [];
  expect(documented.filter((option) => !existing.has(option))).toEqual([]);
});

test("docs/commands.md has a row for each exit code", () => {
  const page = read("docs/commands.md");
  expect(Object.values(exitCodes).filter((code) => !page.includes(`\n| ${code} |`))).toEqual([]);
});

test("docs/commands.md has a row for each key of the JSON", () => {
  const site = tempSite(onTestFinished);
  const broken = tempSite(onTestFinished, join(repository, "test/sites-invalid/broken-links"));
  const results = [site, broken].map((root) =>
    JSON.parse(runWarm(["build", "--root", root, "--json"]).stdout),
  );
  const keys = new Set(results.flatMap((result) => keyPaths(result)));
  expect(keys).toContain("diagnostics[].page");
  expect(keys).toContain("routes[].gzipBytes");
  const page = read("docs/commands.md");
  expect([...keys].filter((key) => !page.includes(`| \`${key}\` |`))).toEqual([]);
});

function keyPaths(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => keyPaths(item, `${path}[]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const own = path === "" ? key : `${path}.${key}`;
    return [own, ...keyPaths(inner, own)];
  });
}

test("docs/config.md has a row for each key of the config, and no other", () => {
  const rows = [...read("docs/config.md").matchAll(/^\| `([^`]+)` \|/gm)].map(([, key = ""]) => key);
  // The page about versions has all of these texts, in Dutch.
  const words = [...read("docs/legal-history.md").matchAll(/^ {4}(\w+): "/gm)].map(
    ([, key]) => `legal.words.${key}`,
  );
  const documented = [...rows, ...words];
  const keys = schemaPaths(configSchema as unknown as SchemaNode);
  expect(keys).toContain("legal.collected.<key>.items");
  expect(
    keys.filter((key) => !documented.includes(key)),
    "keys without a row",
  ).toEqual([]);
  expect(
    documented.filter((key) => !keys.includes(key)),
    "rows without a key",
  ).toEqual([]);
});

interface SchemaNode {
  readonly entries?: Record<string, SchemaNode>;
  readonly wrapped?: SchemaNode;
  readonly type: string;
  readonly value?: SchemaNode;
  readonly getter?: (input: unknown) => SchemaNode;
}

function schemaPaths(node: SchemaNode, path = ""): string[] {
  const bare = node.wrapped ?? node;
  const { entries, type, value } = bare.getter?.({}) ?? bare;
  const isRecordOfObjects = type === "record" && value?.type !== "custom";
  const inner: [string, SchemaNode][] =
    isRecordOfObjects && value ? [["<key>", value]] : Object.entries(entries ?? {});
  return inner.flatMap(([key, schema]) => {
    const own = path === "" ? key : `${path}.${key}`;
    return [...(key === "<key>" ? [] : [own]), ...schemaPaths(schema, own)];
  });
}

test("docs/legal.md lists every fact", () => {
  const text = read("docs/legal.md");
  const names = [...listFacts(exampleSite()).keys()].map((name) =>
    name
      .replace(/^legal\.collected\..*/, "legal.collected.<key>")
      .replace(/^stores\.\w+\.(name|platform|url|beta|expected|signUp)$/, "stores.<key>.$1")
      .replace(/^(links|facts)\..*/, "$1.<key>"),
  );
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

describe("docs/api.md and docs/types.md", () => {
  const written = { api: read("docs/api.md"), types: read("docs/types.md") };
  const page = written.api + written.types;

  test("equal the output of `npm run docs`", () => {
    expect(written, outdated).toEqual(formatApiPages());
  });

  test("describe every exported name", async () => {
    const index = read("lib/types/index.d.ts");
    const lists = [...index.matchAll(/export (?:type )?\{([^}]*)\}/g)];
    const listed = lists.flatMap(([, list = ""]) => [...list.matchAll(/(\w+)\s*(?:,|$)/g)]);
    const whole = [...index.matchAll(/export \* from "\.\/(.*)\.js"/g)];
    const registered = whole.flatMap(([, file]) => [
      ...read(`lib/types/${file}.d.ts`).matchAll(/^export (?:type|interface) (\w+)/gm),
    ]);
    const exported = [...listed, ...registered].map(([, name = ""]) => name);
    const values = Object.keys(await import("../../src/index.js"));
    for (const name of ["PageProps", "SiteView", "Site", "Register", "Collections"])
      expect(exported).toContain(name);
    for (const name of [...values, ...exported])
      expect(page.includes(`## ${name}\n`) || page.includes(`\`${name}\``), name).toBe(true);
  });

  test("have a text for each name, and an example for each component and function", () => {
    const parts = page
      .split(/^(?=##)/m)
      .filter((part) => /^#+ \w+\n\n(?!##)/.test(part) && !/^## (Components|Functions)/.test(part));
    for (const part of parts) expect(part).toMatch(/^#+ \w+\n\n[A-Z][^|\n]+\./);
    const values = listApi().filter(({ isType }) => !isType);
    expect(values.length).toBeGreaterThan(15);
    for (const { name, doc } of values) expect(doc, name).toContain("@example");
  });
});

test("docs/recipes.md lists the packages that `npm run test:stack` uses", () => {
  interface Case {
    readonly name: string;
    readonly refused?: string;
  }
  const cases = JSON.parse(read("test/stack/packages.json")) as Case[];
  const packagesOf = (list: readonly Case[]) =>
    new Set(list.map(({ name }) => /^(?:@[^/]+\/)?[^/ ]+/.exec(name)?.[0]));
  const work = packagesOf(cases.filter(({ refused }) => refused === undefined));
  const [, section = ""] = /## React packages\n([\s\S]*?)\n## /.exec(read("docs/recipes.md")) ?? [];
  const rows = [...section.matchAll(/^\| [^|]* \|([^|]*)\|([^|]*)\|$/gm)].slice(1);
  const listed = (column: number) =>
    rows.flatMap((row) => [...(row[column] ?? "").matchAll(/`([^`]+)`/g)].map(([, name]) => name));
  expect(listed(1).sort()).toEqual([...work].sort());
  const refused = packagesOf(cases.filter((one) => one.refused !== undefined));
  expect(listed(2).sort()).toEqual([...refused].filter((name) => !work.has(name)).sort());
});

describe("each link inside the documentation works:", () => {
  const treeOf = once((file) => remark().use(gfm).parse(read(file)) as Root);
  const idsOf = once(readIds);

  function readIds(file: string): string[] {
    const slugger = new GithubSlugger();
    const ids: string[] = [];
    visit(treeOf(file), "heading", (heading) => {
      ids.push(slugger.slug(textOf(heading)));
    });
    return ids;
  }

  test.each(pages)("%s", (file) => {
    visit(treeOf(file), "link", ({ url }) => {
      if (/^[a-z]+:/.test(url)) return;
      const [path = "", id] = url.split("#");
      const target = path === "" ? file : join(dirname(file), path);
      expect(existsSync(join(repository, target)), `${file} links to ${url}`).toBe(true);
      if (id !== undefined) expect(idsOf(target), `${file} links to ${url}`).toContain(id);
    });
  });
});
