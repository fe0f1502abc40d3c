import { expect, test } from "vitest";
import { findings } from "../../test/support/example.js";
import { checkIcon } from "./check-icon.js";

test("the icon is published", () => {
  expect(findings(checkIcon, "", { files: { "icon.svg": "<svg/>" } })).toEqual([]);
  expect(findings(checkIcon, "")).toEqual([["check/missing-icon", { icon: "/icon.svg" }]]);
});
