import { isOverridable } from "../core/codes.js";
import type { Diagnostic } from "../core/diagnostic.js";
import type { Site, SiteChecks } from "../core/site.js";
import type { SilenceConfig } from "../core/site-config.js";

export interface OverriddenDiagnostics {
  readonly diagnostics: readonly Diagnostic[];
  readonly silenced: readonly Silenced[];
}

/** Findings that the config accepts, by name and with a reason. */
export interface Silenced extends SilenceConfig {
  /** How many findings it covers. */
  readonly count: number;
}

const noWishes: Pick<SiteChecks, "raise" | "silence"> = { raise: [], silence: [] };

/** Applies the config's `checks.raise` and `checks.silence` to what was found, by the rules and before them. */
export function overrideSeverities(
  found: readonly Diagnostic[],
  site: Site | undefined,
): OverriddenDiagnostics {
  const { raise, silence } = site?.checks ?? noWishes;
  const silencedBy = ({ code, args, place }: Diagnostic) =>
    silence.findIndex(
      (entry) =>
        entry.code === code &&
        isOverridable(code) &&
        (entry.page === undefined || entry.page === place.page) &&
        (entry.file === undefined || entry.file === place.file) &&
        (entry.href === undefined || entry.href === args.href),
    );
  const counts = silence.map(() => 0);
  const kept = found.filter((diagnostic) => {
    const index = silencedBy(diagnostic);
    if (index >= 0) counts[index] = (counts[index] ?? 0) + 1;
    return index < 0;
  });
  const raised = kept.map((diagnostic) =>
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
