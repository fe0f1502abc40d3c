import { isOverridable } from "../diagnostics/codes.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { SilenceConfig } from "../model/config/site-config.js";
import type { Site, SiteChecks } from "../model/site/site.js";

export interface OverriddenDiagnostics {
  readonly diagnostics: readonly Diagnostic[];
  readonly silenced: readonly Silenced[];
}

/** Findings that the config accepts, by name and with a reason. */
export interface Silenced extends SilenceConfig {
  /** How many findings it covers. */
  readonly count: number;
}

const noSeverities: Pick<SiteChecks, "raise" | "silence"> = { raise: [], silence: [] };

/** Applies the config's `checks.raise` and `checks.silence` to what was found, by the rules and before them. */
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

/** Tells the first entry that covers a finding by its index, without asking every entry: a config may be given as many as there are findings. */
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
    // What an entry does not name may be anything.
    const covering = [place.page, undefined].flatMap((page) =>
      [place.file, undefined].flatMap((file) =>
        [args.href, undefined].flatMap((href) => indices.get(keyOf(code, page, file, href)) ?? []),
      ),
    );
    return covering.length > 0 ? Math.min(...covering) : undefined;
  };
}
