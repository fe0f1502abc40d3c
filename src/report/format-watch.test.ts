import { expect, test } from "vitest";
import type { Diagnostic } from "../diagnostics/diagnostics.js";
import { formatRebuild } from "./format-watch.js";
import { textStyle } from "./style.js";

const style = textStyle(false);
const error: Diagnostic = { code: "read/not-utf8", severity: "error", args: {}, place: {} };
const rebuilt = { diagnostics: [], ms: 23.4, isFirst: false };

test("says how a build went", () => {
  expect(formatRebuild(rebuilt, style)).toBe("✓ rebuilt in 23 ms");
  expect(formatRebuild({ ...rebuilt, diagnostics: [error] }, style)).toBe("✗ rebuilt in 23 ms; 1 error");
  expect(formatRebuild({ ...rebuilt, isFirst: true, bug: new Error() }, style)).toBe("✗ built in 23 ms");
});
