import { expect, test } from "vitest";
import { findings, placesFound } from "../../test/support/example.js";
import { rules } from "./rules.js";

test("the icon is published", () => {
  expect(findings(rules.icon, "", { files: { "icon.svg": "<svg/>" } })).toEqual([]);
  expect(findings(rules.icon, "")).toEqual([["check/missing-icon", { icon: "/icon.svg" }]]);
});

test("an icon that is missing is looked for in the config", () => {
  expect(placesFound(rules.icon, "")).toEqual(["site.config.ts icon"]);
});
