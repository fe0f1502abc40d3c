import { expect, test } from "vitest";
import { findings } from "../../../../test/support/example.js";
import { rules } from "../../rules.js";

test("codes of checks and of a build's warnings are accepted", () => {
  const config = {
    checks: {
      raise: ["check/title-length", "read/unread-file", "derive/missing-ids"],
      silence: ["check/placeholder", "render/unused-font", "plan/stale-host-file"].map((code) => ({
        code,
        reason: "x",
      })),
    },
  };
  expect(findings(rules.severities, "", { config })).toEqual([]);
});

test.each(["check/titel-length", "read/syntax", "derive/dead-rule", "verify/www", "scaffold/file-not-used"])(
  "%s is reported as unknown",
  (code) => {
    expect(findings(rules.severities, "", { config: { checks: { raise: [code] } } })).toMatchObject([
      ["check/unknown-code", { code }],
    ]);
  },
);
