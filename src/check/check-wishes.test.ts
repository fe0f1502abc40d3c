import { expect, test } from "vitest";
import { findings } from "../../test/support/example.js";
import { rules } from "./rules.js";

test("codes of checks that there are", () => {
  const config = {
    checks: { raise: ["check/title-length"], silence: [{ code: "check/stand-in", reason: "x" }] },
  };
  expect(findings(rules.wishes, "", { config })).toEqual([]);
});

test.each(["check/titel-length", "read/syntax"])("%s is none", (code) => {
  expect(findings(rules.wishes, "", { config: { checks: { raise: [code] } } })).toMatchObject([
    ["check/unknown-code", { code }],
  ]);
});
