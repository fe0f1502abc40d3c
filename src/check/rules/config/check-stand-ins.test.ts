import { expect, test } from "vitest";
import { findings } from "../../../../test/support/example.js";
import { rules } from "../../rules.js";

test("declared stand-ins are told of", () => {
  expect(findings(rules["stand-ins"], "", { config: { standIns: [] } })).toEqual([]);
  expect(findings(rules["stand-ins"], "", { config: { standIns: ["email", "url"] } })).toEqual([
    ["check/stand-in", { count: "2 placeholder values left", paths: "email, url" }],
  ]);
});
