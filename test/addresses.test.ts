import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { build } from "../src/build.js";
import { recordFile } from "../src/core/address-record.js";
import { formatRecord, lineCheck } from "../src/core/format-record.js";
import { type EditableSite, siteAt } from "./support/edit-site.js";
import { buildSite, checkSite, effects } from "./support/flows.js";
import { runCli, runProgram } from "./support/run-cli.js";
import { startServing, until } from "./support/running-cli.js";
import { tempSite } from "./support/temp-site.js";

/*
 * The record of addresses by the commands that keep it: what they write, what they refuse, what they leave alone.
 */

const document = "legal/privacy.md";
const noCi = { env: { CI: "" } };
const inCi = { env: { CI: "true" } };

/** A site whose pages need no links. */
function begin(): EditableSite {
  const site = siteAt(tempSite(onTestFinished));
  const silence = ["check/orphan", "check/title-length"].map((code) => ({
    code,
    reason: "pages come and go",
  }));
  site.replace("site.config.ts", "icon:", `checks: ${JSON.stringify({ silence })},\n  icon:`);
  return site;
}

/** A site that has begun its record. */
function recorded(): EditableSite {
  const site = begin();
  expect(runCli(["keep-addresses", "--root", site.root]).status).toBe(0);
  return site;
}

const command = (site: EditableSite, args: readonly string[], options = noCi) => {
  const { status, stdout } = runCli([...args, "--root", site.root, "--json"], options);
  const { diagnostics, ...told } = JSON.parse(stdout) as {
    ok: boolean;
    recorded?: string[];
    released?: string[];
    diagnostics: { code: string }[];
  };
  return { ...told, status, codes: diagnostics.map(({ code }) => code) };
};

/** The entries of the record, without their checks. */
const entries = (site: EditableSite) =>
  site
    .read(recordFile)
    .split("\n")
    .slice(1, -2)
    .map((line) => line.slice(0, -9));

const asBegun = ["/", "/icon.svg", "/privacy", "/privacy#how-to-reach-us", "/robots.txt"];
const addPage = (site: EditableSite, path: string) =>
  site.write(
    `pages${path}.tsx`,
    `export const meta = { title: "Page ${path}", description: "The page ${path}." };
export default () => <main><h1>${path}</h1></main>;
`,
  );

describe("handbill keep-addresses", () => {
  test("begins the record with what the site has, and writes nothing else", () => {
    const site = begin();
    const before = readdirSync(site.root);
    const { status, ok, recorded, codes } = command(site, ["keep-addresses"]);
    expect({ status, ok, codes }).toEqual({ status: 0, ok: true, codes: [] });
    expect(entries(site)).toEqual(asBegun);
    expect(recorded).toEqual([...asBegun].sort());
    expect(readdirSync(site.root).filter((name) => name !== "node_modules")).toEqual(
      [...before, recordFile].sort(),
    );
  });

  test("begins it once, and not for a site that cannot be built", () => {
    const site = recorded();
    const text = site.read(recordFile);
    expect(command(site, ["keep-addresses"])).toMatchObject({ status: 1, codes: ["run/has-record"] });
    expect(site.read(recordFile)).toBe(text);
    const broken = begin();
    broken.replace("pages/index.tsx", "/privacy", "/nowhere");
    expect(command(broken, ["keep-addresses"])).toMatchObject({ status: 1, codes: ["check/broken-link"] });
    expect(existsSync(join(broken.root, recordFile))).toBe(false);
  });
});

describe("handbill build", () => {
  test("leaves a site alone that has no record", () => {
    const site = begin();
    for (const options of [noCi, inCi])
      expect(command(site, ["build"], options)).toMatchObject({ status: 0, recorded: [] });
    expect(existsSync(join(site.root, recordFile))).toBe(false);
    expect(command(site, ["build", "--frozen"])).toMatchObject({ status: 1, codes: ["read/no-record"] });
  });

  test("adds what is new, once the site is written", () => {
    const site = recorded();
    addPage(site, "/faq");
    site.write("public/app-ads.txt", "example.com, 1, DIRECT\n");
    site.write("public/CNAME", "minimal.example\n");
    expect(command(site, ["build"])).toMatchObject({ status: 0, recorded: ["/app-ads.txt", "/faq"] });
    expect(entries(site)).toEqual([...asBegun, "/app-ads.txt", "/faq"].sort());
    expect(runCli(["build", "--root", site.root], noCi).stdout).not.toContain(recordFile);
  });

  test("does not touch a record that knows all", () => {
    const site = recorded();
    const { ino, mtimeMs } = statSync(join(site.root, recordFile));
    // As git may have checked it out on Windows.
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
      "that is too strict",
      (site: EditableSite) => site.replace("site.config.ts", "icon:", 'standIns: ["icon"], icon:'),
      ["--strict"],
    ],
    ["whose folder cannot be replaced", (site: EditableSite) => site.write("dist/mine.txt", "mine"), []],
  ])("writes no record in a run %s", (_, spoil, flags) => {
    const site = recorded();
    const text = site.read(recordFile);
    addPage(site, "/faq");
    spoil(site);
    expect(command(site, ["build", ...flags]).status).toBe(1);
    expect(site.read(recordFile)).toBe(text);
  });

  test("demands the record to know all where CI is set, but for --no-frozen", () => {
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

  test("demands a heading that was renamed to be recorded too", () => {
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

  test("says of a record that is empty that it keeps nothing, where it does not fill it", () => {
    const site = recorded();
    site.write(recordFile, formatRecord([]));
    // Nothing was promised, so that nothing is wrong: not with --strict either.
    const { status, stderr } = runCli(["build", "--root", site.root], inCi);
    expect([status, stderr]).toEqual([0, expect.stringContaining(recordFile)]);
    expect(command(site, ["build"], inCi)).toMatchObject({ status: 0, codes: [], recorded: [] });
    expect(command(site, ["build", "--frozen"])).toMatchObject({ status: 1, codes: ["plan/unrecorded"] });
    expect(entries(site)).toEqual([]);
    const first = runCli(["build", "--root", site.root], noCi);
    expect([first.status, first.stderr]).toEqual([0, ""]);
    expect(entries(site)).toEqual(asBegun);
  });

  test("fills a record that is empty as soon as the site is its author's own", () => {
    const site = begin();
    site.write(recordFile, formatRecord([]));
    site.write("public/stand-in.svg", site.read("public/icon.svg"));
    const own = site.read("site.config.ts");
    site.replace("site.config.ts", 'icon: "/icon.svg"', 'icon: "/stand-in.svg", standIns: ["icon"]');
    for (const options of [noCi, inCi])
      expect(command(site, ["build"], options)).toMatchObject({ codes: ["check/stand-in"], recorded: [] });
    expect(entries(site)).toEqual([]);
    // Whoever wants it sooner says so; what stands in for something is not kept.
    expect(command(site, ["keep-addresses"])).toMatchObject({ status: 0 });
    expect(entries(site)).toEqual(asBegun);
    site.write(recordFile, formatRecord([]));
    site.write("site.config.ts", own);
    rmSync(join(site.root, "public/stand-in.svg"));
    expect(command(site, ["build"])).toMatchObject({ codes: [], recorded: [...asBegun].sort() });
  });

  test("says so if the record cannot be written, and does not say that the site was not", async () => {
    const site = recorded();
    addPage(site, "/faq");
    // Somebody else adds to it while the site is made.
    const other = site.read(recordFile).replace("# end", `/other ${lineCheck("/other")}\n# end`);
    const write: typeof effects.commit.write = async (...args) => {
      site.write(recordFile, other);
      return effects.commit.write(...args);
    };
    const changed = { ...effects, commit: { ...effects.commit, write } };
    const result = await build({ root: site.root, outDir: "dist", write: true, record: "keep" }, changed);
    expect(result.diagnostics.map(({ code }) => code)).toEqual(["commit/record-not-written"]);
    expect([result.ok, result.written]).toEqual([false, true]);
    expect(site.read(recordFile)).toBe(other);
    expect(existsSync(join(site.root, "dist/faq.html"))).toBe(true);
  });
});

describe("what never writes the record", () => {
  test("check, and a build that is only made", async () => {
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

  test("watch, which keeps anchors alive and tells what would be lost", async () => {
    const site = recorded();
    const text = site.read(recordFile);
    const cli = await startServing(onTestFinished, ["watch", "--root", site.root, "--write"]);
    site.replace(document, "## How to reach us", "## Contact");
    const page = async () => (await fetch(`${cli.origin}/privacy`)).text();
    await until(async () => (await page()).includes('<span id="how-to-reach-us"></span>Contact'));
    site.replace(document, "## Contact", "Contact:");
    await until(async () => (await page()).includes("plan/lost-anchor"));
    expect(command(site, ["release-address", "/privacy#how-to-reach-us", "--reason", "x"]).status).toBe(0);
    // The record is one of the files that a watcher follows.
    await until(async () => (await page()).includes("Contact:"));
    expect(entries(site)).toHaveLength(text.split("\n").length - 3);
    expect(site.read(recordFile)).not.toContain("#contact");
  });
});

describe("handbill release-address", () => {
  const lost = () => {
    const site = recorded();
    addPage(site, "/faq");
    expect(command(site, ["build"]).status).toBe(0);
    rmSync(join(site.root, "pages/faq.tsx"));
    expect(command(site, ["build"])).toMatchObject({ status: 1, codes: ["plan/lost-address"] });
    return site;
  };
  const release = (site: EditableSite, ...args: readonly string[]) =>
    command(site, ["release-address", ...args]);

  test("gives up what the site no longer has, and records the day and the reason", () => {
    const site = lost();
    const released = release(site, "https://minimal.example/faq", "--reason", ' Moved \n into "Help" ');
    expect(released).toMatchObject({ status: 0, released: ["/faq"] });
    const day = new Date().toISOString().slice(0, 10);
    expect(entries(site)).toContain(`/faq released ${day} "Moved into \\"Help\\""`);
    expect(command(site, ["build"])).toMatchObject({ status: 0, recorded: [] });
    expect(command(site, ["build"], inCi)).toMatchObject({ status: 0, codes: [] });
    expect(release(site, "/faq", "--reason", "x")).toMatchObject({
      status: 1,
      codes: ["run/released-already"],
    });
  });

  test("is taken back by an address that comes back", () => {
    const site = lost();
    release(site, "/faq", "--reason", "x");
    addPage(site, "/faq");
    expect(command(site, ["build"], inCi)).toMatchObject({ status: 1, codes: ["plan/unrecorded"] });
    expect(command(site, ["build"]).recorded).toEqual(["/faq"]);
    expect(entries(site)).toContain("/faq");
  });

  test("takes a page's anchors with it", () => {
    const site = recorded();
    site.write("legal/terms.md", site.read(document).replace(/^(title|description): .*/gm, "$1: Terms"));
    expect(command(site, ["build"]).status).toBe(0);
    rmSync(join(site.root, "legal/terms.md"));
    expect(command(site, ["build"])).toMatchObject({ status: 1, codes: ["plan/lost-address"] });
    expect(release(site, "/terms", "--reason", "x").status).toBe(0);
    expect(entries(site).filter((line) => line.includes("terms"))).toHaveLength(1);
    expect(command(site, ["build"]).status).toBe(0);
  });

  test("wants an address that is recorded and gone, a record and a reason", () => {
    const site = lost();
    const text = site.read(recordFile);
    expect(release(site, "/fap", "/privacy", "--reason", "x")).toMatchObject({
      status: 1,
      codes: ["run/not-recorded", "run/still-answers"],
    });
    expect(release(site, "/privacy#how-to-reach-us", "--reason", "x")).toMatchObject({
      codes: ["run/still-answers"],
    });
    for (const args of [["/faq"], ["/faq", "--reason", " "], ["--reason", "x"]])
      expect(runCli(["release-address", ...args, "--root", site.root]).status).toBe(2);
    expect(site.read(recordFile)).toBe(text);
    const other = begin();
    expect(release(other, "/faq", "--reason", "x")).toMatchObject({ status: 1, codes: ["run/no-record"] });
  });
});

describe("git merges what two branches have added", () => {
  const git = (root: string, ...args: readonly string[]) =>
    runProgram(["git", "-c", "user.name=x", "-c", "user.email=x@x.example", ...args], { cwd: root });

  /** A site with two branches, each of which adds pages and commits what its build recorded. */
  function diverge(ours: readonly string[], theirs: readonly string[], attributes: string | undefined) {
    const site = recorded();
    writeFileSync(join(site.root, ".gitignore"), "dist\nnode_modules\n");
    if (attributes !== undefined) writeFileSync(join(site.root, ".gitattributes"), attributes);
    const commit = () => {
      git(site.root, "add", "-A");
      expect(git(site.root, "commit", "-qm", "x").status).toBe(0);
    };
    git(site.root, "init", "-qb", "ours");
    commit();
    git(site.root, "branch", "theirs");
    for (const [branch, pages] of [
      ["ours", ours],
      ["theirs", theirs],
    ] as const) {
      git(site.root, "checkout", "-q", branch);
      for (const page of pages) addPage(site, page);
      expect(command(site, ["build"]).status).toBe(0);
      commit();
    }
    return { site, merge: git(site.root, "merge", "-q", "ours", "-m", "x") };
  }

  test("at different places, as it is", () => {
    const { site, merge } = diverge(["/about"], ["/support"], undefined);
    expect(merge.status).toBe(0);
    expect(command(site, ["build"], inCi)).toMatchObject({ status: 0, codes: [] });
  });

  test("at the same place, by merge=union", () => {
    const { site, merge } = diverge(["/about", "/more"], ["/add", "/many"], `${recordFile} merge=union\n`);
    expect(merge.status).toBe(0);
    expect(command(site, ["build"], inCi)).toMatchObject({ status: 0, codes: [] });
    expect(command(site, ["build"])).toMatchObject({ status: 0, recorded: [] });
    expect(entries(site)).toEqual([...asBegun, "/about", "/more", "/add", "/many"].sort());
  });

  test("or tells that it could not", () => {
    const { site, merge } = diverge(["/about"], ["/add"], undefined);
    expect(merge.status).toBe(1);
    expect(command(site, ["build"])).toMatchObject({ status: 1, codes: ["read/record-conflict"] });
  });
});
