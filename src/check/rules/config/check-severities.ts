import { type Code, codes, isOverridable } from "../../../diagnostics/codes.js";
import type { Diagnostics } from "../../../diagnostics/diagnostics.js";
import { literalPlace } from "../../../model/place.js";
import { nearest } from "../../../text/nearest.js";
import type { CheckedSite } from "../../rule.js";

/** Reports unknown codes in `checks.raise` and `checks.silence`, and codes whose severity is fixed. */
export function checkSeverities({ site }: CheckedSite, log: Diagnostics): void {
  const { raise, silence } = site.checks;
  const known: readonly string[] = (Object.keys(codes) as Code[]).filter(isOverridable);
  for (const code of new Set([...raise, ...silence.map((entry) => entry.code)])) {
    if (known.includes(code)) continue;
    log.add("check/unknown-code", { code, near: nearest(code, known) }, literalPlace(code));
  }
}
