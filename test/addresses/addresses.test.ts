import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { build } from "../../src/build/build.js";
import { readRecord } from "../../src/config/read-record.js";
import { formatRecord, lineCheck, recordFile } from "../../src/model/addresses/address-record.js";
import { editedAtOnce, startServing, until } from "../support/cli/running-cli.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { collect } from "../support/example.js";
import { buildSite, checkSite, effects } from "../support/flows.js";
import type { EditableSite } from "../support/sites/edit-site.js";
import {
  addPage,
  asBegun,
  begin,
  command,
  document,
  entries,
  inCi,
  noCi,
  recorded,
} from "../support/sites/recorded-site.js";
import { tempFolder } from "../support/temp-site.js";

/* The record of URLs and its commands: the entries that they write, the cases that they refuse, the files that stay unchanged. */

describe("handbill lock", () => {
  test("starts the record with the site's URLs, and writes nothing else", () => {
    const site = begin();
    const before = readdirSync(site.root);
    const { status, ok, recorded, codes } = command(site, ["lock"]);
    expect({ status, ok, codes }).toEqual({ status: 0, ok: true, codes: [] });
    expect(entries(site)).toEqual(asBegun);
    expect(recorded).toEqual([...asBegun].sort());
    expect(readdirSync(site.root).filter((name) => name !== "node_modules")).toEqual(
      [...before, recordFile].sort(),
    );
  });

  test("starts the record only once, and not for a site that cannot be built", () => {
    const site = recorded();
    const text = site.read(recordFile);
    expect(command(site, ["lock"])).toMatchObject({ status: 1, codes: ["run/has-record"] });
    expect(site.read(recordFile)).toBe(text);
    const broken = begin();
    broken.replace("pages/index.tsx", "/privacy", "/nowhere");
    expect(command(broken, ["lock"])).toMatchObject({ status: 1, codes: ["check/broken-link"] });
    expect(existsSync(join(broken.root, recordFile))).toBe(false);
  });
});

describe("handbill build", () => {
  test("writes no record if there is none", () => {
    const site = begin();
    for (const options of [noCi, inCi])
      expect(command(site, ["build"], options)).toMatchObject({ status: 0, recorded: [] });
    expect(existsSync(join(site.root, recordFile))).toBe(false);
    expect(command(site, ["build", "--frozen"])).toMatchObject({ status: 1, codes: ["read/no-record"] });
  });

  test("adds new URLs after writing the site", () => {
    const site = recorded();
    addPage(site, "/faq");
    site.write("public/app-ads.txt", "example.com, 1, DIRECT\n");
    site.write("public/CNAME", "minimal.example\n");
    expect(command(site, ["build"])).toMatchObject({ status: 0, recorded: ["/app-ads.txt", "/faq"] });
    expect(entries(site)).toEqual([...asBegun, "/app-ads.txt", "/faq"].sort());
    expect(runWarm(["build", "--root", site.root], noCi).stdout).not.toContain(recordFile);
  });

  test("does not touch a complete record", () => {
    const site = recorded();
    const { ino, mtimeMs } = statSync(join(site.root, recordFile));
    // As Git may check it out on Windows.
    expect(command(site, ["build"])).toMatchObject({ status: 0, recorded: [] });
    const after = statSync(join(site.root, recordFile));
    expect([after.ino, after.mtimeMs]).toEqual([ino, mtimeMs]);
    site.write(recordFile, site.read(recordFile).replaceAll("\n", "\r\n"));
    const text = site.read(recordFile);
    expect(command(site, ["build"])).toMatchObject({ status: 0, recorded: [] });
    expect(site.read(recordFile)).toBe(text);
    addPage(site, "/faq");
    expect(command(site, ["build"])).toMatchObject({ status: 0, recorded: ["/faq"] });
  });

  test.each([
    ["that fails", (site: EditableSite) => site.replace("pages/index.tsx", "/privacy", "/nowhere"), []],
    [
      "with warnings and --strict",
      (site: EditableSite) => site.replace("site.config.ts", "icon:", 'placeholders: ["icon"], icon:'),
      ["--strict"],
    ],
    ["whose folder cannot be replaced", (site: EditableSite) => site.write("dist/mine.txt", "mine"), []],
  ])("does not change the record in a run %s", (_, spoil, flags) => {
    const site = recorded();
    const text = site.read(recordFile);
    addPage(site, "/faq");
    spoil(site);
    expect(command(site, ["build", ...flags]).status).toBe(1);
    expect(site.read(recordFile)).toBe(text);
  });

  test("requires a complete record in CI, except with --no-frozen", () => {
    const site = recorded();
    const text = site.read(recordFile);
    expect(command(site, ["build"], inCi)).toMatchObject({ status: 0, codes: [] });
    addPage(site, "/faq");
    for (const [flags, options] of [
      [[], inCi],
      [["--frozen"], noCi],
    ] as const) {
      expect(command(site, ["build", ...flags], options)).toMatchObject({
        status: 1,
        codes: ["plan/unrecorded"],
      });
      expect(site.read(recordFile)).toBe(text);
    }
    for (const CI of ["false", "0", ""]) {
      site.write(recordFile, text);
      expect(command(site, ["build"], { env: { CI } })).toMatchObject({ status: 0, recorded: ["/faq"] });
    }
    site.write(recordFile, text);
    expect(command(site, ["build", "--no-frozen"], inCi)).toMatchObject({ status: 0, recorded: ["/faq"] });
    expect(command(site, ["build", "--frozen"], inCi)).toMatchObject({ status: 0, recorded: [] });
  });

  test("requires a renamed heading to be recorded too", () => {
    const site = recorded();
    site.replace(document, "## How to reach us", "## Contact");
    expect(command(site, ["build"], inCi)).toMatchObject({ status: 1, codes: ["plan/unrecorded"] });
    expect(command(site, ["build"]).recorded).toEqual([
      "/privacy#contact",
      "/privacy#how-to-reach-us -> #contact",
    ]);
    expect(command(site, ["build"], inCi)).toMatchObject({ status: 0 });
    expect(site.read("dist/privacy.html")).toContain(
      '<h2 id="contact"><span id="how-to-reach-us"></span>Contact</h2>',
    );
  });

  test("removes no URL that a preview under a base path cannot have", () => {
    const site = recorded();
    expect(entries(site)).toContain("/robots.txt");
    expect(command(site, ["build", "--base", "/preview"])).toMatchObject({ status: 0, codes: [] });
  });

  test("records the anchors of a collection's documents too", () => {
    const site = begin();
    site.replace("site.config.ts", "icon:", "collections: { help: {} },\n  icon:");
    site.write("content/help/sync.md", "---\ntitle: Sync\n---\n\n## Without a network\n\nIt waits.\n");
    site.write(
      "pages/help.tsx",
      `import { ContentText, useCollection } from "handbill";
export const meta = { title: "Questions", description: "Questions and their answers." };
export default () => <main><h1>Help</h1>{useCollection("help").map((one) => <ContentText key={one.slug} document={one} />)}</main>;
`,
    );
    expect(command(site, ["lock"]).recorded).toContain("/help#without-a-network");
    site.replace("content/help/sync.md", "Without a network", "Without networks");
    expect(command(site, ["build"]).recorded).toContain("/help#without-a-network -> #without-networks");
    expect(site.read("dist/help.html")).toContain('<span id="without-a-network"></span>Without networks');
    site.replace("content/help/sync.md", "## Without networks\n\n", "");
    const { diagnostics } = JSON.parse(runWarm(["build", "--root", site.root, "--json"], noCi).stdout);
    expect(diagnostics).toMatchObject([
      { code: "plan/lost-anchor", file: "content/help/sync.md" },
      { code: "plan/lost-anchor", hint: expect.stringContaining("give a heading the words of #") },
    ]);
  });

  test("reports an empty record that it must not fill", () => {
    const site = recorded();
    site.write(recordFile, formatRecord([]));
    // No URL was recorded, so none is missing, with --strict either.
    const { status, stderr } = runWarm(["build", "--root", site.root], inCi);
    expect([status, stderr]).toEqual([0, expect.stringContaining(recordFile)]);
    expect(command(site, ["build"], inCi)).toMatchObject({ status: 0, codes: [], recorded: [] });
    expect(command(site, ["build", "--frozen"])).toMatchObject({ status: 1, codes: ["plan/unrecorded"] });
    expect(entries(site)).toEqual([]);
    const first = runWarm(["build", "--root", site.root], noCi);
    expect([first.status, first.stderr]).toEqual([0, ""]);
    expect(entries(site)).toEqual(asBegun);
  });

  test("fills an empty record as soon as the site has no placeholders", () => {
    const site = begin();
    site.write(recordFile, formatRecord([]));
    site.write("public/placeholder.svg", site.read("public/icon.svg"));
    const own = site.read("site.config.ts");
    site.replace("site.config.ts", 'icon: "/icon.svg"', 'icon: "/placeholder.svg", placeholders: ["icon"]');
    for (const options of [noCi, inCi])
      expect(command(site, ["build"], options)).toMatchObject({ codes: ["check/placeholder"], recorded: [] });
    expect(entries(site)).toEqual([]);
    // `lock` starts it earlier; placeholders are not recorded.
    expect(command(site, ["lock"])).toMatchObject({ status: 0 });
    expect(entries(site)).toEqual(asBegun);
    site.write(recordFile, formatRecord([]));
    site.write("site.config.ts", own);
    rmSync(join(site.root, "public/placeholder.svg"));
    expect(command(site, ["build"])).toMatchObject({ codes: [], recorded: [...asBegun].sort() });
  });

  test("reports a record that cannot be written, and that the site was written", async () => {
    const site = recorded();
    addPage(site, "/faq");
    // Another process adds an entry during the build.
    const other = site.read(recordFile).replace("# end", `/other ${lineCheck("/other")}\n# end`);
    const write: typeof effects.commit.write = async (...args) => {
      site.write(recordFile, other);
      return effects.commit.write(...args);
    };
    const changed = { ...effects, commit: { ...effects.commit, write } };
    const result = await build({ root: site.root, outDir: "dist", write: true, record: "update" }, changed);
    expect(result.diagnostics.map(({ code }) => code)).toEqual(["commit/record-not-written"]);
    expect([result.ok, result.written]).toEqual([false, true]);
    expect(site.read(recordFile)).toBe(other);
    expect(existsSync(join(site.root, "dist/faq.html"))).toBe(true);
  });
});

describe("the record is not written by", () => {
  test("check, or a build without output", async () => {
    const site = recorded();
    const text = site.read(recordFile);
    addPage(site, "/faq");
    expect((await checkSite(site.root)).ok).toBe(true);
    expect((await buildSite(site.root)).ok).toBe(true);
    expect(site.read(recordFile)).toBe(text);
    rmSync(join(site.root, "pages/faq.tsx"));
    site.replace(recordFile, "# end", `/faq ${lineCheck("/faq")}\n# end`);
    const { ok, diagnostics } = await checkSite(site.root);
    expect([ok, diagnostics.map(({ code }) => code)]).toEqual([false, ["plan/lost-address"]]);
  });

  test("a build for another day, which is a preview", () => {
    const site = recorded();
    addPage(site, "/faq");
    const preview = command(site, ["build", "--today", "2031-01-01", "--out", "preview"], noCi);
    expect(preview).toMatchObject({ status: 0, recorded: [] });
    expect(entries(site)).not.toContain("/faq");
  });

  test("watch, which keeps anchors alive and reports what would be lost", async () => {
    const site = recorded();
    const text = site.read(recordFile);
    const cli = await startServing(onTestFinished, ["watch", "--root", site.root, "--write"]);
    const watched = editedAtOnce(site, cli);
    watched.replace(document, "## How to reach us", "## Contact");
    const page = async () => (await fetch(`${cli.origin}/privacy`)).text();
    await until(async () => (await page()).includes('<span id="how-to-reach-us"></span>Contact'));
    watched.replace(document, "## Contact", "Contact:");
    await until(async () => (await page()).includes("plan/lost-anchor"));
    expect(command(site, ["unlock", "/privacy#how-to-reach-us", "--reason", "x"]).status).toBe(0);
    // A watcher follows the record, too.
    await until(async () => (await page()).includes("Contact:"));
    expect(entries(site)).toHaveLength(text.split("\n").length - 3);
    expect(site.read(recordFile)).not.toContain("#contact");
  });
});

test.each([
  ["*.lock", [".gitignore:2 read/record-ignored"]],
  ["/handbill.lock", [".gitignore:2 read/record-ignored"]],
  ["*.lock\n!handbill.lock", []],
  ["*.lock.bak", []],
])("a record that Git ignores by %j is reported", (pattern, expected) => {
  const root = tempFolder(onTestFinished);
  writeFileSync(join(root, ".gitignore"), `dist\n${pattern}\n`);
  writeFileSync(join(root, recordFile), formatRecord([]));
  const { log, found } = collect();
  readRecord(root, log);
  expect(found().map((one) => one.replace(":1 ", " "))).toEqual(expected);
});
