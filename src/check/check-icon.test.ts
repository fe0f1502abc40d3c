import { expect, test } from "vitest";
import { findings } from "../../test/support/example.js";
import { rules } from "./rules.js";

test("the icon is published", () => {
  expect(findings(rules.icon, "", { files: { "icon.svg": "<svg/>" } })).toEqual([]);
  expect(findings(rules.icon, "")).toEqual([["check/missing-icon", { icon: "/icon.svg" }]]);
});
