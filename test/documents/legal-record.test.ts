import { expect, onTestFinished, test } from "vitest";
import { formatRecord } from "../../src/model/addresses/address-record.js";
import { buildSite } from "../support/flows.js";
import { type EditableSite, siteAt } from "../support/sites/edit-site.js";
import { release } from "../support/sites/legal-site.js";
import { tempSite } from "../support/temp-site.js";

/* Versions of documents and the record of URLs: how each affects the other. */

const policy = "legal/privacy.md";
const parts = ["One", "Two", "Three"];
const withParts = (site: EditableSite, names: readonly string[]) =>
  site.write(
    policy,
    [site.read(policy).split("\n## ")[0], ...names.map((name) => `## ${name}\n\nAbout ${name}.\n`)].join(
      "\n",
    ),
  );
const date = (site: EditableSite, from: string, to: string) =>
  site.replace("site.config.ts", `effectiveDate: "${from}"`, `effectiveDate: "${to}"`);

/** A site with a version in force and a record of URLs. */
async function recordedSite(): Promise<EditableSite> {
  const site = siteAt(tempSite(onTestFinished));
  withParts(site, parts);
  await release(site.root, "2025-08-01");
  site.write("handbill.lock", formatRecord([]));
  expect((await buildSite(site.root, { today: "2025-09-01", record: "update" })).ok).toBe(true);
  return site;
}

const errorsOf = ({ diagnostics }: Awaited<ReturnType<typeof buildSite>>) =>
  diagnostics
    .filter(({ severity }) => severity === "error")
    .map(({ code, place }) => `${code} ${place.page}`);

test("the record contains versions, their anchors and pages of changes, but not the anchors of those pages", async () => {
  const site = await recordedSite();
  date(site, "2025-08-17", "2026-01-01");
  withParts(site, [...parts, "Four"]);
  await release(site.root, "2025-12-01");
  expect((await buildSite(site.root, { today: "2025-12-01", record: "update" })).ok).toBe(true);
  const kept = site
    .read("handbill.lock")
    .split("\n")
    .map((line) => line.split(" ")[0]);
  expect(kept).toEqual(
    expect.arrayContaining([
      "/privacy/2025-08-17#one",
      "/privacy/2026-01-01#four",
      "/privacy/2026-01-01/changes",
      "/legal-changes.atom",
    ]),
  );
  expect(kept.filter((address) => address?.includes("changes#"))).toEqual([]);
  expect(kept).not.toContain("/privacy#four");
});

test("an anchor that a future text loses is reported from its announcement on", async () => {
  const site = await recordedSite();
  date(site, "2025-08-17", "2026-01-01");
  withParts(site, ["One", "Three"]);
  await release(site.root, "2025-12-01");
  const lost = ["plan/lost-anchor /privacy"];
  for (const today of ["2025-12-01", "2026-01-01"])
    expect(errorsOf(await buildSite(site.root, { today, record: "update" })), today).toEqual(lost);

  site.replace(policy, "---\ntitle", "---\nanchors: { two: three }\ntitle");
  for (const today of ["2025-12-01", "2026-01-01"]) {
    const built = await buildSite(site.root, { today, record: "update" });
    expect(errorsOf(built), today).toEqual([]);
  }
  expect(site.read("dist/privacy.html")).toContain('id="two"');
});

test("a version that was removed together with its line in the index is missing from the record", async () => {
  const site = await recordedSite();
  date(site, "2025-08-17", "2026-01-01");
  await release(site.root, "2025-12-01");
  await buildSite(site.root, { today: "2026-02-01", record: "update" });
  site.remove("legal/history/privacy/2025-08-17.md");
  const index = site.read("legal/history/index.json");
  site.write("legal/history/index.json", index.replace(/.*2025-08-17.*\n/, ""));
  const found = errorsOf(await buildSite(site.root, { today: "2026-02-01", record: "update" }));
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map((one) => one.split(" ")[0]))).toEqual(new Set(["plan/lost-address"]));
});

test("a version is recorded when it is released, so its date can change before", async () => {
  const site = await recordedSite();
  const keep = () => buildSite(site.root, { today: "2025-12-01", record: "update" });
  const before = site.read("handbill.lock");
  date(site, "2025-08-17", "2026-01-01");
  withParts(site, [...parts, "Four"]);
  expect((await keep()).ok).toBe(true);
  expect(site.read("dist/privacy/2026-01-01.html")).toContain('id="four"');
  expect(site.read("handbill.lock")).toBe(before);
  expect(errorsOf(await buildSite(site.root, { today: "2025-12-01", record: "frozen" }))).toEqual([]);

  date(site, "2026-01-01", "2026-02-01");
  expect(errorsOf(await keep())).toEqual([]);
  await release(site.root, "2025-12-01");
  expect((await keep()).record?.added).toEqual(
    expect.arrayContaining([
      "/privacy/2026-02-01",
      "/privacy/2026-02-01/changes",
      "/privacy/2026-02-01#four",
    ]),
  );
});
