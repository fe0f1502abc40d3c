import { expect, test } from "vitest";
import { findings } from "../../../../test/support/example.js";
import { rules } from "../../rules.js";

test("declared placeholders are reported", () => {
  expect(findings(rules.placeholders, "", { config: { placeholders: [] } })).toEqual([]);
  expect(findings(rules.placeholders, "", { config: { placeholders: ["email", "url"] } })).toEqual([
    ["check/placeholder", { count: "2", paths: "email, url" }],
  ]);
});
