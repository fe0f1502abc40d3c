import { expect, onTestFinished, test } from "vitest";
import { formatRecord, recordFile } from "../../src/model/addresses/address-record.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { buildSite } from "../support/flows.js";
import { type EditableSite, siteAt } from "../support/sites/edit-site.js";
import { release } from "../support/sites/legal-site.js";
import { tempSite } from "../support/temp-site.js";

/*
 * The record of URLs and documents with versions: on its effective date, a version replaces the previous one, perhaps in a build that no person
 * watches.
 */

const document = "legal/privacy.md";
const before = "2026-01-01";
const after = "2026-06-01";

const build = async (site: EditableSite, today: string, record: "update" | "frozen") => {
  const { diagnostics, record: change } = await buildSite(site.root, { today, record });
  if (record === "frozen") expect(change?.text).toBeUndefined();
  return diagnostics
    .filter(({ severity }) => severity === "error")
    .map(({ code, args }) => `${code} ${args.address ?? ""}`);
};

/** A recorded and released site whose document has three sections; then another version is written. */
async function begin(next: (site: EditableSite) => void): Promise<EditableSite> {
  const site = siteAt(tempSite(onTestFinished));
  site.write(document, `${site.read(document)}\n## Cookies\n\nNone.\n\n## Children\n\nWelcome.\n`);
  site.write(recordFile, formatRecord([]));
  expect((await release(site.root, "2025-08-01")).ok).toBe(true);
  expect(await build(site, before, "update")).toEqual([]);
  site.replace("site.config.ts", "2025-08-17", after);
  next(site);
  expect((await release(site.root, before)).ok).toBe(true);
  return site;
}

test("a frozen build keeps the old anchor on the day of a version that renames a heading", async () => {
  const site = await begin((one) => one.replace(document, "## How to reach us", "## Contact"));
  expect(await build(site, before, "frozen")).toEqual(["plan/unrecorded "]);
  expect(await build(site, before, "update")).toEqual([]);
  expect(site.read("dist/privacy.html")).toContain('<h2 id="how-to-reach-us">');
  const text = site.read(recordFile);
  for (const day of [after, "2027-01-01"]) expect(await build(site, day, "frozen")).toEqual([]);
  expect(site.read("dist/privacy.html")).toContain('<h2 id="contact"><span id="how-to-reach-us"></span>');
  expect(site.read(recordFile)).toBe(text);
  expect(await build(site, after, "update")).toEqual([]);
  expect(site.read(recordFile)).toMatch(/\n\/privacy#how-to-reach-us -> #contact /);
});

test("anchors that a future version loses are reported before its date, and can be redirected or unlocked", async () => {
  const lost = ["plan/lost-anchor /privacy#cookies"];
  const shorten = (one: EditableSite) => one.replace(document, "## Cookies\n\nNone.\n\n", "");
  const site = await begin(shorten);
  for (const record of ["update", "frozen"] as const)
    expect(await build(site, before, record)).toContain(lost[0]);

  const led = siteAt(tempSite(onTestFinished, site.root));
  led.replace(document, "title: Privacy", "title: Privacy\nanchors: { cookies: children }");
  expect(await build(led, before, "update")).toEqual([]);
  expect(await build(led, after, "frozen")).toEqual([]);
  expect(led.read("dist/privacy.html")).toContain('<h2 id="children"><span id="cookies"></span>');

  const args = ["--root", site.root, "--reason", "There are none", "--today", before];
  expect(runWarm(["unlock", "/privacy#cookies", ...args])).toMatchObject({ status: 0, stderr: "" });
  expect(await build(site, before, "update")).toEqual([]);
  // The page still has it, because the day is in the future.
  expect(site.read(recordFile)).toMatch(/\n\/privacy#cookies released /);
  expect(await build(site, after, "frozen")).toEqual([]);
});

test("without a record, lost anchors of future versions are not reported", async () => {
  const site = siteAt(tempSite(onTestFinished));
  expect((await release(site.root, "2025-08-01")).ok).toBe(true);
  site.replace("site.config.ts", "2025-08-17", after);
  site.replace(document, "## How to reach us\n", "");
  expect((await release(site.root, before)).ok).toBe(true);
  for (const day of [before, after]) expect(await build(site, day, "update")).toEqual([]);
});
