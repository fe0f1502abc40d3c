import { isOverridable } from "../diagnostics/codes.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { SilenceConfig } from "../model/config/site-config.js";
import type { Site, SiteChecks } from "../model/site/site.js";

export interface OverriddenDiagnostics {
  readonly diagnostics: readonly Diagnostic[];
  readonly silenced: readonly Silenced[];
}

/** A finding that the config accepts, by code and with a reason. */
export interface Silenced extends SilenceConfig {
  /** The number of findings that it covers. */
  readonly count: number;
}

const noSeverities: Pick<SiteChecks, "raise" | "silence"> = { raise: [], silence: [] };

/** Applies `checks.raise` and `checks.silence` from the config to all findings. */
export function overrideSeverities(
  found: readonly Diagnostic[],
  site: Site | undefined,
): OverriddenDiagnostics {
  const { raise, silence } = site?.checks ?? noSeverities;
  const silencedBy = silencerOf(silence);
  const counts = silence.map(() => 0);
  const remaining = found.filter((diagnostic) => {
    const index = silencedBy(diagnostic);
    if (index !== undefined) counts[index] = (counts[index] ?? 0) + 1;
    return index === undefined;
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

/**
 * Returns a function that finds the first entry for a finding by its index instead of trying every entry: a config may have as many
 * entries as there are findings.
 */
function silencerOf(silence: readonly SilenceConfig[]) {
  const keyOf = (...named: readonly (string | undefined)[]) => JSON.stringify(named);
  const indices = new Map<string, number>();
  const firsts = new Map<string, { readonly index: number; readonly coversAll: boolean }>();
  for (const [index, { code, page, file, href }] of silence.entries()) {
    const coversAll = (page ?? file ?? href) === undefined;
    if (!firsts.has(code)) firsts.set(code, { index, coversAll });
    const key = keyOf(code, page, file, href);
    if (!indices.has(key)) indices.set(key, index);
  }
  return ({ code, args, place }: Diagnostic): number | undefined => {
    const first = firsts.get(code);
    if (!first || !isOverridable(code)) return undefined;
    if (first.coversAll) return first.index;
    // A key that an entry omits matches any value.
    const covering = [place.page, undefined].flatMap((page) =>
      [place.file, undefined].flatMap((file) =>
        [args.href, undefined].flatMap((href) => indices.get(keyOf(code, page, file, href)) ?? []),
      ),
    );
    return covering.length > 0 ? Math.min(...covering) : undefined;
  };
}
