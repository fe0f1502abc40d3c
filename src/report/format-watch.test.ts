import { expect, test } from "vitest";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { formatRebuild } from "./format-watch.js";
import { textStyle } from "./style.js";

const style = textStyle(false);
const error: Diagnostic = { code: "read/not-utf8", severity: "error", args: {}, place: {} };
const line = (routes: string[], otherFiles = 0) =>
  formatRebuild({ diagnostics: [], change: { routes, otherFiles }, ms: 23.4, isFirst: false }, style);

test("says which routes changed", () => {
  expect(line(["/"])).toBe("✓ rebuilt in 23 ms: / changed");
  expect(line(["/", "/a"], 1)).toBe("✓ rebuilt in 23 ms: /, /a and 1 other file changed");
  expect(line(["/1", "/2", "/3", "/4", "/5", "/6"], 2)).toBe(
    "✓ rebuilt in 23 ms: /1, /2, /3, /4, 2 more and 2 other files changed",
  );
  expect(line([])).toBe("✓ rebuilt in 23 ms: nothing changed");
});

test("counts what is wrong", () => {
  const first = { diagnostics: [error], change: undefined, ms: 5, isFirst: true };
  expect(formatRebuild(first, style)).toBe("✗ built in 5 ms; 1 error");
  const partly = { diagnostics: [error], change: { routes: ["/"], otherFiles: 0 }, ms: 5, isFirst: false };
  expect(formatRebuild(partly, style)).toBe("✗ rebuilt in 5 ms: / changed; 1 error");
});
