import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse as parseStyle } from "css-tree";
import { transformSync } from "esbuild";
import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { blocksOf as followedBlocksOf, formOf as kindOf } from "../../scripts/website/blocks.mjs";
import { guides } from "../../scripts/website/try-guides.mjs";
import { configSchema } from "../../src/config/config-schema.js";
import { sectionsOf } from "../../website/pages/_docs/sections.ts";
import { runWarm } from "../support/cli/warm-cli.js";
import { repository } from "../support/temp-site.js";

/*
 * Every block of code in the documentation is valid: it parses, a part of the config is a valid config, and commands and their options
 * exist. scripts/website/try-guides.mjs follows Start and the guides: first-site.test.ts some of them, `npm run test:journeys` all.
 */

interface Block {
  readonly at: string;
  readonly language: string;
  readonly code: string;
}

const pages = ["README.md", ...["", "files", "hosts"].flatMap((folder) => pagesIn(join("docs", folder)))];
// Generated pages with messages and signatures.
const written = ["docs/codes.md", "docs/api.md", "docs/types.md"];
const blocks = pages.filter((page) => !written.includes(page)).flatMap(blocksOf);

function pagesIn(folder: string): string[] {
  return readdirSync(join(repository, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(folder, name));
}

function blocksOf(page: string): Block[] {
  const text = readFileSync(join(repository, page), "utf8");
  return [...text.matchAll(/^(`{3,})(\w*)\n(.*?)^\1$/gms)].map((match) => {
    const [, , language = "", code = ""] = match;
    return { at: `${page}:${text.slice(0, match.index).split("\n").length}`, language, code };
  });
}

const named = (...languages: string[]) =>
  blocks.filter(({ language }) => languages.includes(language)).map((block) => [block.at, block] as const);

const ofCode = named("ts", "tsx");

test("each block has a known language", () => {
  const known = ["", "sh", "text", "diff", "ts", "tsx", "css", "svg", "html", "json", "yaml", "md"];
  expect(blocks.length).toBeGreaterThan(110);
  expect([...new Set(blocks.map(({ language }) => language))].filter((one) => !known.includes(one))).toEqual(
    [],
  );
});

test("each block of Start and the guides is followed, or has a reason not to be", () => {
  const listed = sectionsOf([]).flatMap(({ title, parts }) =>
    ["Start", "Guides"].includes(title) ? parts.flatMap(({ pages: own }) => own) : [],
  );
  const files = (names: readonly string[]) => names.map((name) => name.replace("/README", "")).sort();
  expect(files(guides)).toEqual(files(listed));
  const unknown = guides.flatMap((page) =>
    followedBlocksOf(readFileSync(join(repository, `docs/${page}.md`), "utf8"))
      .filter(({ kind }) => kind === undefined)
      .map(({ line }) => `docs/${page}.md:${line}`),
  );
  expect(unknown).toEqual([]);
});

test.each(ofCode)("%s parses", (_, { code }) => {
  expect(kindOf(code)).toBeDefined();
});

describe("a part of the config in the documentation is valid:", () => {
  const base = {
    url: "https://tidepool.example/",
    language: "en",
    app: { name: "Tidepool", description: "Tides." },
  };
  const parts = ofCode.filter(
    ([, { code }]) =>
      kindOf(code) === "keys" || /^export default defineConfig|config = defineConfig/m.test(code),
  );

  test("there are more than 25", () => {
    expect(parts.length).toBeGreaterThan(25);
  });

  test.each(parts)("%s", (_, { code }) => {
    const plain = code
      .replace(/^import .*\n|^declare module[\s\S]*/gm, "")
      .replaceAll("14:6D:…", Array(32).fill("14").join(":"));
    const body =
      kindOf(code) === "keys"
        ? `return {${plain}}`
        : plain.replace(/^export default config;$/m, "return config;").replace("export default ", "return ");
    const { code: script } = transformSync(`function read() {${body}}`, { loader: "ts" });
    const same = (value: unknown) => value;
    const known: Record<string, unknown> = { v, defineConfig: same, defineLoad: same, portuguese: {} };
    // A package of the site, such as a plugin, is a function.
    const imported = [...code.matchAll(/^import (\w+) from/gm)].map(([, name = ""]) => name);
    for (const name of imported) known[name] ??= () => undefined;
    const read = new Function(...Object.keys(known), `${script}; return read();`);
    const { languages, language, ...given } = { ...base, ...read(...Object.values(known)) };
    const site = languages ? { ...given, languages } : { ...given, language };
    const { issues = [] } = v.safeParse(configSchema, site);
    expect(issues.map(({ message, path = [] }) => [path.map(({ key }) => key).join("."), message])).toEqual(
      [],
    );
  });
});

test.each(named("yaml"))("%s is valid YAML", (_, { code }) => {
  expect(parseYaml(code)).toBeTypeOf("object");
});
test.each(named("json"))("%s is valid JSON", (_, { code }) => {
  expect(JSON.parse(code)).toBeTypeOf("object");
});
test.each(named("css"))("%s is valid CSS", (_, { code }) => {
  const wrong: string[] = [];
  parseStyle(code, { onParseError: ({ message }) => wrong.push(message) });
  expect(wrong).toEqual([]);
});
test.each(named("md"))("%s has valid front matter or none", (_, { code }) => {
  const [, front = "{}"] = /^---\n(.*?)^---$/ms.exec(code) ?? [];
  expect(parseYaml(front)).toBeTypeOf("object");
});

describe("a command in the documentation exists, with its options:", () => {
  const help = new Map<string, string>();
  const helpOf = (command: string) => {
    const text = help.get(command) ?? runWarm([...command.split(" "), "--help"]).stdout;
    help.set(command, text);
    return text;
  };
  const commands = [...runWarm(["--help"]).stdout.matchAll(/^ {2}([a-z-]+) \[options\]/gm)].map(
    ([, one = ""]) => one,
  );
  const lines = blocks
    .filter(({ language }) => ["", "sh", "yaml"].includes(language))
    .flatMap(({ at, code }) =>
      [...code.matchAll(/(?:^|run: |&& )(?:npx )?handbill ([a-z-]+)([^\n#&]*)/gm)].map(
        ([, command = "", rest = ""]) => [`${command} ${rest.trim()}`.trim(), { at, command, rest }] as const,
      ),
    );

  test("there are more than 20", () => {
    expect(lines.length).toBeGreaterThan(20);
  });

  test.each(lines)("%s", (_, { command, rest }) => {
    expect(commands).toContain(command);
    const action = command === "legal" ? (/^ ([a-z]+)/.exec(rest)?.[1] ?? "") : "";
    const own = helpOf(`${command} ${action}`.trim());
    for (const [option] of rest.matchAll(/(?<![\w-])--[a-z-]+/g)) expect(own).toContain(option);
  });
});
