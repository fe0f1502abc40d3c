import { expect, test } from "vitest";
import { findings } from "../../test/support/example.js";
import { checkStandIns } from "./check-stand-ins.js";

test("declared stand-ins are told of", () => {
  expect(findings(checkStandIns, "", { config: { standIns: [] } })).toEqual([]);
  expect(findings(checkStandIns, "", { config: { standIns: ["email", "url"] } })).toEqual([
    ["check/stand-in", { count: "2 values are stand-ins", paths: "email, url" }],
  ]);
});
