import { expect, test } from "vitest";
import { idOf, inOrder, itemOf } from "./finding.js";
import { type RequirementId, requirements } from "./requirements.js";

const ids = Object.keys(requirements) as RequirementId[];
const failed = (requirement: RequirementId) => ({ requirement, outcome: "failed", finding: "no" }) as const;

test.each(ids)("%s fails only if its source is certain", (requirement) => {
  const { outcome } = itemOf(failed(requirement), { judged: {}, today: "2027-12-31" });
  expect(outcome).toBe(requirements[requirement].source.certainty === "memory" ? "judge" : "failed");
});

test("some requirements are from memory, and some are not", () => {
  const certainties = ids.map((id) => requirements[id].source.certainty);
  expect([...new Set(certainties)].sort()).toEqual(["memory", "seen", "third-party"]);
});

test.each(ids)("%s has its source with the date of retrieval", (requirement) => {
  const { source, store, rule, demand: words } = requirements[requirement];
  expect(source.address).toMatch(/^https:\/\//);
  expect(source.retrieved).toMatch(/^20\d\d-\d\d(-\d\d)?$/);
  expect(source.title).not.toBe("");
  expect(words).toMatch(/\.$/);
  expect(requirement.startsWith(`${store}/`)).toBe(true);
  expect(rule).toMatch(/^[a-z-]+$/);
});

test("a judged item passes with its reason, and others are unchanged", () => {
  const reported = { "apple/trader": "shown on the imprint", "apple/data-name": "it is called a nickname" };
  const judged = { judged: reported, today: undefined };
  expect(itemOf({ ...failed("apple/trader"), hint: "x" }, judged)).toMatchObject({
    outcome: "passed",
    judged: "shown on the imprint",
    hint: undefined,
  });
  expect(itemOf({ ...failed("apple/data"), about: "NAME" }, judged)).toMatchObject({ outcome: "passed" });
  expect(itemOf({ ...failed("apple/data"), about: "HEALTH" }, judged)).toMatchObject({
    outcome: "failed",
    judged: undefined,
  });
  // An item that passes needs no judgement, and shows none.
  expect(
    itemOf({ requirement: "apple/trader", outcome: "passed", finding: "yes" }, judged).judged,
  ).toBeUndefined();
  expect(
    itemOf(failed("apple/name"), {
      judged: { ...reported, constructor: "no" } as Record<string, string>,
      today: undefined,
    }).judged,
  ).toBeUndefined();
});

test("a law fails nothing before its effective date, and an old source is marked", () => {
  const on = (today: string) => itemOf(failed("law/age-california"), { judged: {}, today });
  expect(on("2026-12-31").outcome).toBe("judge");
  expect(on("2027-01-01").outcome).toBe("failed");
  expect(on("2027-05-26").source.isOld).toBeUndefined();
  expect(on("2027-05-27").source).toMatchObject({ isOld: true, where: "California", since: "2027-01-01" });
  const ofMonth = itemOf(failed("apple/privacy-policy"), { judged: {}, today: "2027-05-02" });
  expect(ofMonth.source.isOld).toBe(true);
});

test("an item's id contains its requirement and its subject", () => {
  expect(idOf({ requirement: "apple/data", about: "EMAIL_ADDRESS" })).toBe("apple/data-email-address");
  expect(idOf({ requirement: "apple/party", about: "ads.northwind.example" })).toBe(
    "apple/party-ads.northwind.example",
  );
  expect(idOf({ requirement: "apple/privacy-address", about: "zh-Hant" })).toBe(
    "apple/privacy-address-zh-hant",
  );
});

test("items are in the order of the requirements, then by name", () => {
  const found = [
    failed("google/name"),
    { ...failed("apple/data"), about: "NAME" },
    failed("apple/privacy-policy"),
    { ...failed("apple/data"), about: "AUDIO" },
  ];
  expect(inOrder(found).map(idOf)).toEqual([
    "apple/privacy-policy",
    "apple/data-audio",
    "apple/data-name",
    "google/name",
  ]);
});
