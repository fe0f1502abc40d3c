import { isOverridable } from "../diagnostics/codes.js";
import type { Diagnostic } from "../diagnostics/diagnostics.js";
import type { SilenceConfig, Silenced } from "../model/config/site-config.js";
import type { Site, SiteChecks } from "../model/site/site.js";

const noSeverities: Pick<SiteChecks, "raise" | "silence"> = { raise: [], silence: [] };

/** Applies `checks.raise` and `checks.silence` from the config to all findings. */
export function overrideSeverities(
  diagnostics: readonly Diagnostic[],
  site: Site | undefined,
): { diagnostics: readonly Diagnostic[]; silenced: readonly Silenced[] } {
  const { raise, silence } = site?.checks ?? noSeverities;
  const counts = silence.map(() => 0);
  const remaining = diagnostics.filter((diagnostic) => {
    if (!isOverridable(diagnostic.code)) return true;
    const index = silence.findIndex((entry) => covers(entry, diagnostic));
    if (index >= 0) counts[index] = (counts[index] ?? 0) + 1;
    return index < 0;
  });
  const raised = remaining.map((diagnostic) =>
    raise.includes(diagnostic.code) && isOverridable(diagnostic.code)
      ? { ...diagnostic, severity: "error" as const }
      : diagnostic,
  );
  const silenced = silence.map((entry, index) => ({ ...entry, count: counts[index] ?? 0 }));
  return {
    diagnostics: raised,
    silenced: silenced.filter(({ count }) => count > 0),
  };
}

/** A key that an entry omits covers any value. */
const covers = ({ code, page, file, href }: SilenceConfig, { code: found, args, place }: Diagnostic) =>
  code === found &&
  (page === undefined || page === place.page) &&
  (file === undefined || file === place.file) &&
  (href === undefined || href === args.href);
