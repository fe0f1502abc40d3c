import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { recordFile } from "../../src/model/addresses/address-record.js";
import { runProgram } from "../support/cli/run-cli.js";
import { runWarm } from "../support/cli/warm-cli.js";
import type { EditableSite } from "../support/sites/edit-site.js";
import {
  addPage,
  asBegun,
  begin,
  command,
  document,
  entries,
  inCi,
  recorded,
} from "../support/sites/recorded-site.js";
import { isThorough } from "../support/thorough.js";

/* The record of URLs and its commands: the entries that they write, the cases that they refuse, the files that stay unchanged. */

describe("handbill unlock", () => {
  const lost = () => {
    const site = recorded();
    addPage(site, "/faq");
    expect(command(site, ["build"]).status).toBe(0);
    rmSync(join(site.root, "pages/faq.tsx"));
    expect(command(site, ["build"])).toMatchObject({ status: 1, codes: ["plan/lost-address"] });
    return site;
  };
  const release = (site: EditableSite, ...args: readonly string[]) => command(site, ["unlock", ...args]);

  test("marks a lost URL as released, with the day and the reason", () => {
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

  test("is undone when the URL returns", () => {
    const site = lost();
    release(site, "/faq", "--reason", "x");
    addPage(site, "/faq");
    expect(command(site, ["build"], inCi)).toMatchObject({ status: 1, codes: ["plan/unrecorded"] });
    expect(command(site, ["build"]).recorded).toEqual(["/faq"]);
    expect(entries(site)).toContain("/faq");
  });

  test("releases a page's anchors with the page", () => {
    const site = recorded();
    site.write("legal/terms.md", site.read(document).replace(/^(title|description): .*/gm, "$1: Terms"));
    expect(command(site, ["build"]).status).toBe(0);
    rmSync(join(site.root, "legal/terms.md"));
    expect(command(site, ["build"])).toMatchObject({ status: 1, codes: ["plan/lost-address"] });
    expect(release(site, "/terms", "--reason", "x").status).toBe(0);
    expect(entries(site).filter((line) => line.includes("terms"))).toHaveLength(1);
    expect(command(site, ["build"]).status).toBe(0);
  });

  test("requires a recorded URL that is gone, a record and a reason", () => {
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
      expect(runWarm(["unlock", ...args, "--root", site.root]).status).toBe(2);
    expect(site.read(recordFile)).toBe(text);
    const other = begin();
    expect(release(other, "/faq", "--reason", "x")).toMatchObject({ status: 1, codes: ["run/no-record"] });
  });
});

describe("git merges the entries of two branches", () => {
  const git = (root: string, ...args: readonly string[]) =>
    runProgram(["git", "-c", "user.name=x", "-c", "user.email=x@x.example", ...args], { cwd: root });

  /** A site with two branches; each adds pages and commits the recorded URLs. */
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

  test("at different places without a conflict", () => {
    const { site, merge } = diverge(["/about"], ["/support"], undefined);
    expect(merge.status).toBe(0);
    expect(command(site, ["build"], inCi)).toMatchObject({ status: 0, codes: [] });
  });

  test("at the same place with merge=union", () => {
    const { site, merge } = diverge(["/about", "/more"], ["/add", "/many"], `${recordFile} merge=union\n`);
    expect(merge.status).toBe(0);
    expect(command(site, ["build"], inCi)).toMatchObject({ status: 0, codes: [] });
    expect(command(site, ["build"])).toMatchObject({ status: 0, recorded: [] });
    expect(entries(site)).toEqual([...asBegun, "/about", "/more", "/add", "/many"].sort());
  });

  test.runIf(isThorough)("or leaves a conflict, which build reports", () => {
    const { site, merge } = diverge(["/about"], ["/add"], undefined);
    expect(merge.status).toBe(1);
    expect(command(site, ["build"])).toMatchObject({ status: 1, codes: ["read/record-conflict"] });
  });
});
