import { expect, test } from "vitest";
import type { Diagnostic } from "../../diagnostics/diagnostics.js";
import { textStyle } from "../../report/text-style.js";
import { formatRebuild } from "./watch-screen.js";

const style = textStyle(false);
const error: Diagnostic = { code: "read/not-utf8", severity: "error", args: {}, place: {} };
const rebuilt = { diagnostics: [], ms: 23.4 };
const again = { isFirst: false, style };

test("a line reports how a rebuild ended", () => {
  expect(formatRebuild(rebuilt, again)).toBe("✓ rebuilt in 23 ms");
  expect(formatRebuild({ ...rebuilt, diagnostics: [error] }, again)).toBe("✗ rebuilt in 23 ms; 1 error");
  expect(formatRebuild({ ...rebuilt, bug: new Error() }, { ...again, isFirst: true })).toBe(
    "✗ built in 23 ms",
  );
});
