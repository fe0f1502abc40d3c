// Over 300 lines: its tests share the shards that they build, which takes long.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { CliResult } from "../support/cli/run-cli.js";
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
function reportOf(result: CliResult) {
  const { status } = result;
  const { outDir, timing, ...rest } = reportIn(result);
  return { status, ...rest };
}

const codesOf = (result: CliResult) => reportIn(result).diagnostics.map(({ code }: { code: string }) => code);

const cacheOf = (root: string, kind: string) => join(root, "node_modules/.cache/handbill", kind);
const listNames = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort() : []);

const filesIn = (folder: string) => (existsSync(folder) ? readFolder(folder) : "nothing");

/** Returns the result of merging. */
async function expectTheSame(root: string, count: number, flags: readonly string[] = []): Promise<CliResult> {
  forget(root);
  const one = runWarm(["build", "--root", root, "--out", "one", "--json", ...flags]);
  const shards = await makeShards(root, count, flags);
  const joined = merge(root, shards, "--json", ...flags.filter((flag) => flag === "--strict"));
  expect(reportOf(joined)).toEqual(reportOf(one));
  expect(filesIn(join(root, "joined"))).toEqual(filesIn(join(root, "one")));
  return joined;
}

function ownSite(name: string): string {
  const root = tempFolder(onTestFinished);
  copySite(join(sitesFolder, name), root);
  return root;
}

describe("merged shards equal a single build in output and report", () => {
  const sites: [string, number][] = [
    ["minimal", 1],
    ["two-languages", 2],
    ["lisbon", isThorough ? 8 : 2],
    ["four-languages", 3],
    ["under-base", 3],
  ];
  test.each(isThorough ? sites : sites.slice(1, 2))("for %s in %i shards", async (name, count) => {
    const joined = await expectTheSame(ownSite(name), count, ["--today", "2026-01-01"]);
    expect(joined.status).toBe(0);
  });

  test("with a collection, feeds, pictures, a font, a redirect, an archive, a warning and a host", async () => {
    const root = await shardSite(onTestFinished, { mistakes: false });
    const joined = await expectTheSame(root, 3, ["--host", "netlify"]);
    expect([joined.status, ...codesOf(joined)]).toEqual([0, "render/dead-code"]);
    const written = Object.keys(readFolder(join(root, "joined")));
    for (const ending of [/woff2$/, /avif$/, /press\.zip$/, /\.atom$/, /_redirects$/])
      expect(written.filter((file) => ending.test(file))).not.toEqual([]);
  });

  test("with many pages, whose files exist before they are complete", async () => {
    const root = ownSite("minimal");
    const page = `export const paths = () => Array.from({ length: 400 }, (_, index) => ({ page: "p" + index }));
export const meta = ({ params }) => ({ title: "Page " + params.page, description: "About " + params.page });
export default function Page({ params }) { return <main><h1>{params.page}</h1></main>; }
`;
    writeFileSync(join(root, "pages/[page].tsx"), page);
    expect((await expectTheSame(root, 2)).status).toBe(0);
    const hidden = readdirSync(root).filter((name) => name.includes("handbill"));
    expect([Object.keys(readFolder(join(root, "joined"))).length > 800, hidden]).toEqual([true, []]);
    if (!isThorough) return;
    // If one shard cannot be built, nothing may be published.
    writeFileSync(
      join(root, "pages/[page].tsx"),
      page.replace("return", 'if (params.page === "p7") throw new Error("no"); return'),
    );
    for (const name of ["one", "joined"]) rmSync(join(root, name), { recursive: true });
    expect((await expectTheSame(root, 2)).status).toBe(1);
    expect(readdirSync(root).filter((name) => name.includes("handbill") || name === "joined")).toEqual([]);
  });

  test("with errors in pages, of which nothing is written", async () => {
    const root = await shardSite(onTestFinished, { mistakes: true });
    const joined = await expectTheSame(root, 2);
    expect(joined.status).toBe(1);
    expect(codesOf(joined)).toContain("render/threw");
    expect(existsSync(join(root, "joined"))).toBe(false);
  });

  test.runIf(isThorough)("with --strict and its additional findings", async () => {
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
const kinds = [...findings, ...unproved].filter((_, index) => isThorough || index % 16 === 0);

test.each(kinds)("merged shards of %s/%s report the same errors as one build", async (kind, name) => {
  const root = ownSite(kind === "sites-invalid" ? "minimal" : "whole");
  copySite(join(repository, "test", kind, name), root);
  const options = { today: "2026-01-01", outDir: "dist", write: false };
  const one = await buildSite(root, options);
  forget(root);
  const joined = await buildInParts(root, 3, options, { onEnd: onTestFinished, forget });
  expect(one.diagnostics).not.toEqual([]);
  expect(joined.diagnostics).toEqual(one.diagnostics);
  expect(joined.silenced).toEqual(one.silenced);
});

test("merge reports an unreadable document even if its collection is sorted by front matter", async () => {
  const root = ownSite("minimal");
  const edit = (file: string, from: string | RegExp, to: string) => {
    const path = join(root, file);
    writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
  };
  edit("site.config.ts", "app: {", 'collections: { legal: { orderBy: "title" } },\n  app: {');
  edit("legal/privacy.md", /^title: .*$/m, "title:");
  const options = { today: "2026-01-01", outDir: "dist", write: false };
  const one = await buildSite(root, options);
  const joined = await buildInParts(root, 3, options, { onEnd: onTestFinished, forget });
  expect(one.diagnostics.map(({ code }) => code)).toContain("read/front-matter-value");
  expect(joined.diagnostics).toEqual(one.diagnostics);
});

describe("merge", () => {
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

  test("encodes no picture again, and finds all documents and findings in the cache", () => {
    const root = copy();
    expect(merge(root, ["shard-1", "shard-2"]).status).toBe(0);
    for (const kind of ["images", "documents", "pages"]) {
      const shared = ["shard-1", "shard-2"].flatMap((shard) => listNames(join(root, shard, kind)));
      expect([...new Set(shared)].sort(), kind).toEqual(listNames(cacheOf(root, kind)));
    }
  });

  test("uses the day, the base path and the host of the shards", () => {
    const root = copy();
    const one = runWarm(["build", "--root", root, "--out", "one", "--today", "2026-01-01"]);
    expect([one.status, merge(root, ["shard-2", "shard-1"]).status]).toEqual([0, 0]);
    expect(readFolder(join(root, "joined"))).toEqual(readFolder(join(root, "one")));
  });

  test.each<[string, readonly string[]]>([
    ["does not exist", ["shard-1", "shard-3"]],
    ["is not a shard", ["shard-1", "pages"]],
  ])("reports a folder that %s", (_, folders) => {
    const root = copy();
    const result = merge(root, folders, "--json");
    expect([result.status, codesOf(result)]).toEqual([1, ["shard/none"]]);
    expect(existsSync(join(root, "joined"))).toBe(false);
  });

  const edit = (file: string, from: string | RegExp, to: string) =>
    writeFileSync(file, readFileSync(file, "utf8").replace(from, to));

  const spoilt: readonly [string, (root: string) => readonly string[]][] = [
    ["one is missing", () => ["shard-1"]],
    [
      "the site has changed since then",
      (root) => {
        edit(join(root, "content/help/q1.md"), "It is", "It was");
        edit(join(root, "pages/index.tsx"), "<h1>Minimal", "<h1>Changed");
        return ["shard-1", "shard-2"];
      },
    ],
    ["one is given twice", () => ["shard-1", "shard-2", "shard-2"]],
    [
      "one was built for another day and base path",
      (root) => {
        const flags = ["--shard", "2/2", "--out", "other", "--today", "2026-01-02", "--base", "/else"];
        expect(runWarm(["build", "--root", root, ...flags]).status).toBe(0);
        return ["shard-1", "other"];
      },
    ],
    [
      "each file of one is damaged in some way",
      (root) => {
        for (const kind of ["images", "documents", "pages"])
          for (const [index, name] of listNames(join(root, "shard-2", kind)).entries()) {
            const file = join(root, "shard-2", kind, name);
            const bytes = readFileSync(file);
            bytes.writeUInt8((bytes.readUInt8(bytes.length >> 1) + 1) % 256, bytes.length >> 1);
            writeFileSync(file, index % 2 === 0 ? bytes : bytes.subarray(0, bytes.length >> 1));
          }
        return ["shard-1", "shard-2"];
      },
    ],
  ];
  test.each(isThorough ? spoilt : spoilt.slice(0, 2))(
    "gives the output of a single build if %s",
    (_, spoil) => {
      const root = copy();
      const folders = spoil(root);
      forget(root);
      expect(merge(root, folders).status).toBe(0);
      forget(root);
      expect(runWarm(["build", "--root", root, "--out", "one", "--today", "2026-01-01"]).status).toBe(0);
      expect(readFolder(join(root, "joined"))).toEqual(readFolder(join(root, "one")));
    },
  );
});
