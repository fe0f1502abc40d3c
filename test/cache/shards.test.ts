// Over 300 lines: its tests share the shards that they build, which takes long.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deserialize } from "node:v8";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { hashOf } from "../../src/util/hash-of.js";
import { type CliResult, runCli } from "../support/cli/run-cli.js";
import { runWarm, runWarmAsync } from "../support/cli/warm-cli.js";
import { buildSite } from "../support/flows.js";
import { readFolder } from "../support/read-folder.js";
import { buildInParts } from "../support/rooms/build-in-parts.js";
import { shardSite } from "../support/sites/shard-site.js";
import { copySite, repository, sitesFolder, tempFolder } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* A site built in parts, each by an independent process, equals one from a single build. */

const forget = (root: string) => rmSync(join(root, "node_modules/.cache"), { recursive: true, force: true });

/** Builds the shards of a site, without a cache; returns their folders. shards-workflow.test.ts builds each in its own process. */
async function makeShards(root: string, count: number, flags: readonly string[] = []): Promise<string[]> {
  forget(root);
  const shards = Array.from({ length: count }, (_, index) => `shard-${index + 1}`);
  const made = await Promise.all(
    shards.map((_, index) =>
      runWarmAsync(["build", "--root", root, "--shard", `${index + 1}/${count}`, ...flags]),
    ),
  );
  expect(made.map(({ status }) => status)).toEqual(shards.map(() => 0));
  forget(root);
  return shards;
}

const merge = (root: string, folders: readonly string[], ...flags: string[]): CliResult =>
  runWarm(["merge", "--root", root, "--out", "joined", ...flags, ...folders]);

/** The report of a command, after the output of the site's code. */
const reportIn = ({ stdout }: CliResult) => JSON.parse(stdout.slice(stdout.search(/^\{/m)));

/** A command's report on a site, without the output folder and the duration. */
function told(result: CliResult) {
  const { status } = result;
  const { outDir, timing, ...rest } = reportIn(result);
  return { status, ...rest };
}

const codesOf = (result: CliResult) => reportIn(result).diagnostics.map(({ code }: { code: string }) => code);

const filesIn = (folder: string) => (existsSync(folder) ? readFolder(folder) : "nothing");

/** Returns the result of merging. */
async function expectTheSame(root: string, count: number, flags: readonly string[] = []): Promise<CliResult> {
  forget(root);
  const one = runWarm(["build", "--root", root, "--out", "one", "--json", ...flags]);
  const shards = await makeShards(root, count, flags);
  const joined = merge(root, shards, "--json", ...flags.filter((flag) => flag === "--strict"));
  expect(told(joined)).toEqual(told(one));
  expect(filesIn(join(root, "joined"))).toEqual(filesIn(join(root, "one")));
  return joined;
}

function ownSite(name: string): string {
  const root = tempFolder(onTestFinished);
  copySite(join(sitesFolder, name), root);
  return root;
}

describe("merged shards give the output and the report of a single build", () => {
  const sites: [string, number][] = [
    ["minimal", 1],
    ["two-languages", 2],
    ["lisbon", isThorough ? 8 : 2],
    ["four-languages", 3],
    ["under-base", 3],
  ];
  test.each(isThorough ? sites : sites.slice(0, 3))("%s of %i", async (name, count) => {
    const joined = await expectTheSame(ownSite(name), count, ["--today", "2026-01-01"]);
    expect(joined.status).toBe(0);
  });

  test("with a collection, feeds, pictures, a cut font, a redirect, an archive and a warning, for a host", async () => {
    const root = await shardSite(onTestFinished, { mistakes: false });
    const joined = await expectTheSame(root, 3, ["--host", "netlify"]);
    expect([joined.status, ...codesOf(joined)]).toEqual([0, "render/dead-code"]);
    const written = Object.keys(readFolder(join(root, "joined")));
    for (const ending of [/woff2$/, /avif$/, /press\.zip$/, /\.atom$/, /_redirects$/])
      expect(written.filter((file) => ending.test(file))).not.toEqual([]);
  });

  test("of many pages, whose files exist before they are complete", async () => {
    const root = ownSite("minimal");
    const page = `export const paths = () => Array.from({ length: 400 }, (_, index) => ({ page: "p" + index }));
export const meta = ({ params }) => ({ title: "Page " + params.page, description: "About " + params.page });
export default function Page({ params }) { return <main><h1>{params.page}</h1></main>; }
`;
    writeFileSync(join(root, "pages/[page].tsx"), page);
    expect((await expectTheSame(root, 2)).status).toBe(0);
    const hidden = readdirSync(root).filter((name) => name.includes("handbill"));
    expect([Object.keys(readFolder(join(root, "joined"))).length > 800, hidden]).toEqual([true, []]);
    // If one shard cannot be built, nothing may be published.
    writeFileSync(
      join(root, "pages/[page].tsx"),
      page.replace("return", 'if (params.page === "p7") throw new Error("no"); return'),
    );
    for (const name of ["one", "joined"]) rmSync(join(root, name), { recursive: true });
    expect((await expectTheSame(root, 2)).status).toBe(1);
    expect(readdirSync(root).filter((name) => name.includes("handbill") || name === "joined")).toEqual([]);
  });

  test("with mistakes in pages, of which nothing is written", async () => {
    const root = await shardSite(onTestFinished, { mistakes: true });
    const joined = await expectTheSame(root, 2);
    expect(joined.status).toBe(1);
    expect(codesOf(joined)).toContain("render/threw");
    expect(existsSync(join(root, "joined"))).toBe(false);
  });

  test("strictly, with all that this takes longer to find", async () => {
    const root = await shardSite(onTestFinished, { mistakes: false });
    const joined = await expectTheSame(root, 2, ["--strict"]);
    expect([joined.status, ...codesOf(joined)]).toEqual([1, "render/dead-code"]);
  });
});

/** Sites with mistakes of each kind that is reported late, and of some that are reported early. */
const findings = [
  ...["addresses-lost", "anchors-lost", "config-syntax", "facts-unused", "font-missing", "history-not-shown"],
  ...["front-matter-keys", "front-matter-list", "front-matter-unclosed"],
  ...["host-cannot", "image-flaws", "legal-empty", "page-invalid-meta", "page-react-error", "page-throws"],
  ...["pages-all-throw", "public-clash", "redirects", "route-clash", "route-paths-throw"],
].map((name) => ["sites-invalid", name] as const);
const unproved = [
  ...["broken-anchor", "duplicate-id", "low-contrast", "many-pages", "orphan", "over-budget"],
  ...["not-raised-nor-silenced", "title-not-unique", "translation-differs"],
].map((name) => ["sites-unproved", name] as const);

/** Some kinds, each found by another step; all in `npm run test:thorough`. */
const kinds = [...findings, ...unproved].filter((_, index) => isThorough || index % 8 === 0);

test.each(kinds)("what is wrong in %s/%s is reported as by one build", async (kind, name) => {
  const root = ownSite(kind === "sites-invalid" ? "minimal" : "whole");
  copySite(join(repository, "test", kind, name), root);
  const options = { today: "2026-01-01", outDir: "dist", write: false };
  const one = await buildSite(root, options);
  forget(root);
  const joined = await buildInParts(root, 3, options);
  expect(one.diagnostics).not.toEqual([]);
  expect(joined.diagnostics).toEqual(one.diagnostics);
  expect(joined.silenced).toEqual(one.silenced);
});

test("a document that cannot be read is reported by the merge, though its collection is put in order by what it says", async () => {
  const root = ownSite("minimal");
  const edit = (file: string, from: string | RegExp, to: string) => {
    const path = join(root, file);
    writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
  };
  edit("site.config.ts", "app: {", 'collections: { legal: { orderBy: "title" } },\n  app: {');
  edit("legal/privacy.md", /^title: .*$/m, "title:");
  const options = { today: "2026-01-01", outDir: "dist", write: false };
  const one = await buildSite(root, options);
  const joined = await buildInParts(root, 3, options);
  expect(one.diagnostics.map(({ code }) => code)).toContain("read/front-matter-value");
  expect(joined.diagnostics).toEqual(one.diagnostics);
});

describe("merging", () => {
  /** A site with its two shards, built once. */
  let whole: string;
  beforeAll(async () => {
    const clear: (() => void)[] = [];
    whole = await shardSite((end) => clear.push(end), { mistakes: false });
    await makeShards(whole, 2, ["--today", "2026-01-01"]);
    return () => {
      for (const end of clear) end();
    };
  });

  /** A copy of it, to be damaged. */
  function copy(): string {
    const root = tempFolder(onTestFinished);
    cpSync(whole, root, { recursive: true, verbatimSymlinks: true });
    return root;
  }

  test("renders no page again that was rendered without a word, and encodes no picture", () => {
    const { status, stderr } = runCli([
      ...["merge", "--root", copy(), "--out", "joined", "shard-1", "shard-2"],
    ]);
    expect(status).toBe(0);
    const rendered = [...stderr.matchAll(/rendered: (\S+)/g)].map(([, name]) => name);
    // The dead button is reported where it is created, and only that page knows its own copy of a document.
    expect(rendered).toEqual(["q4", "q5"]);
  });

  test("takes the day, the base and the host from the shards", () => {
    const root = copy();
    const one = runWarm(["build", "--root", root, "--out", "one", "--today", "2026-01-01"]);
    expect([one.status, merge(root, ["shard-2", "shard-1"]).status]).toEqual([0, 0]);
    expect(readFolder(join(root, "joined"))).toEqual(readFolder(join(root, "one")));
  });

  test("finds all documents cached, in each shard", () => {
    const made = ["shard-1", "shard-2"].map((shard) => {
      const folder = join(whole, shard, "documents");
      return readdirSync(folder).flatMap((name) => [
        ...(deserialize(readFileSync(join(folder, name))) as Map<string, unknown>).keys(),
      ]);
    });
    const [first = [], second = []] = made;
    // The documents of the collection, and the legal document of the minimal site.
    expect(new Set(first).size).toBe(6);
    expect(second.sort()).toEqual(first.sort());
  });

  const refuse = (root: string, folders: readonly string[]) => {
    const result = merge(root, folders, "--json");
    expect(result.status).toBe(1);
    expect(existsSync(join(root, "joined"))).toBe(false);
    return codesOf(result);
  };

  test.each<[string, string, (root: string) => readonly string[]]>([
    ["a shard is missing", "shard/missing", () => ["shard-1"]],
    ["a shard is there twice", "shard/twice", () => ["shard-1", "shard-2", "shard-2"]],
    ["a folder is none", "shard/none", () => ["shard-1", "shard-3"]],
    ["a folder is a built site", "shard/none", () => ["shard-1", "pages"]],
    [
      "a file of the site is another",
      "shard/other",
      (root) => {
        const file = join(root, "content/help/q1.md");
        writeFileSync(file, readFileSync(file, "utf8").replace("It is", "It was"));
        return ["shard-1", "shard-2"];
      },
    ],
    [
      "the packages are others",
      "shard/other",
      (root) => {
        writeFileSync(join(root, "package-lock.json"), "{}");
        return ["shard-1", "shard-2"];
      },
    ],
  ])("is refused if %s", (_, code, spoil) => {
    const root = copy();
    const found = refuse(root, spoil(root));
    expect(new Set(found)).toEqual(new Set([code]));
  });

  const built: [string, string[], string][] = [
    ["another count", ["--shard", "2/3"], "shard/other-count"],
    ["another base", ["--shard", "2/2", "--today", "2026-01-01", "--base", "/else"], "shard/other"],
    ["another day", ["--shard", "2/2", "--today", "2026-01-02"], "shard/other"],
    ["another host", ["--shard", "2/2", "--today", "2026-01-01", "--host", "vercel"], "shard/other"],
  ];
  test.each(isThorough ? built : built.slice(0, 2))(
    "is refused if a shard was built for %s",
    (_, flags, code) => {
      const root = copy();
      expect(runWarm(["build", "--root", root, "--out", "other", ...flags]).status).toBe(0);
      expect(refuse(root, ["shard-1", "other"])).toContain(code);
    },
  );

  test.each(["handbill", "code", "node", "platform", "encoders"])(
    "is refused if a shard was built with another %s",
    (maker) => {
      const root = copy();
      const file = join(root, "shard-2/shard.json");
      const label = JSON.parse(JSON.parse(readFileSync(file, "utf8")).label);
      expect(label.inputs).toHaveProperty(maker);
      const text = JSON.stringify({ ...label, inputs: { ...label.inputs, [maker]: "another" } });
      writeFileSync(file, JSON.stringify({ generator: "handbill", digest: hashOf(text), label: text }));
      expect(refuse(root, ["shard-1", "shard-2"])).toEqual(["shard/other"]);
    },
  );

  test("is refused if any byte of any file of a shard is another, or a file is cut or gone", () => {
    const root = copy();
    const folder = join(root, "shard-2");
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name !== ".handbill.json")
      .map((entry) => join(entry.parentPath, entry.name));
    expect(files.length).toBeGreaterThan(4);
    for (const [index, file] of files.entries()) {
      const bytes = readFileSync(file);
      const spoils = [
        () => writeFileSync(file, bytes.subarray(0, bytes.length >> 1)),
        () => rmSync(file),
        () => {
          const spoilt = Buffer.from(bytes);
          const at = (bytes.length * (index + 1)) % bytes.length || bytes.length >> 1;
          spoilt.writeUInt8((spoilt.readUInt8(at) + 1) % 256, at);
          writeFileSync(file, spoilt);
        },
      ];
      const spoil = spoils[index % spoils.length];
      spoil?.();
      const code = file.endsWith("shard.json") && !existsSync(file) ? "shard/none" : "shard/damaged";
      expect(refuse(root, ["shard-1", "shard-2"]), file).toEqual([code]);
      writeFileSync(file, bytes);
    }
  });
});
