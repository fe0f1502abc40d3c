import { type Code, codes } from "../core/codes.js";
import type { Diagnostic } from "../core/diagnostic.js";
import { nearest } from "../core/nearest.js";
import type { SiteChecks } from "../core/site.js";
import type { SilenceConfig } from "../core/site-config.js";
import type { CheckedTree } from "./check-tree.js";

export interface SettledDiagnostics {
  readonly diagnostics: readonly Diagnostic[];
  readonly silenced: readonly Silenced[];
}

/** Findings that the config accepts, by name and with a reason. */
export interface Silenced extends SilenceConfig {
  /** How many findings it covers. */
  readonly count: number;
}

type SettleContext = Pick<CheckedTree, "site" | "configFile">;

const noWishes: Pick<SiteChecks, "raise" | "silence"> = { raise: [], silence: [] };

/** Applies the config's `checks.raise` and `checks.silence` to what the rules found. */
export function settle(
  found: readonly Diagnostic[],
  { site, configFile }: SettleContext,
): SettledDiagnostics {
  const { raise, silence } = site?.checks ?? noWishes;
  const silencedBy = ({ code, place }: Diagnostic) =>
    silence.findIndex(
      (entry) => entry.code === code && (entry.page === undefined || entry.page === place.page),
    );
  const counts = silence.map(() => 0);
  const kept = found.filter((diagnostic) => {
    const index = silencedBy(diagnostic);
    if (index >= 0) counts[index] = (counts[index] ?? 0) + 1;
    return index < 0;
  });
  const raised = kept.map((diagnostic) =>
    raise.includes(diagnostic.code) ? { ...diagnostic, severity: "error" as const } : diagnostic,
  );
  const silenced = silence.map((entry, index) => ({ ...entry, count: counts[index] ?? 0 }));
  return {
    diagnostics: [...findUnknown([...raise, ...silence.map(({ code }) => code)], configFile), ...raised],
    silenced: silenced.filter(({ count }) => count > 0),
  };
}

const checkable = (Object.keys(codes) as Code[]).filter((code) => code.startsWith("check/"));

function findUnknown(named: readonly string[], configFile: string): Diagnostic[] {
  const known: readonly string[] = checkable;
  return named
    .filter((code) => !known.includes(code))
    .map((code) => ({
      code: "check/unknown-code" as const,
      severity: "error" as const,
      args: { code, near: nearest(code, known) },
      place: { file: configFile, seek: { kind: "literal", texts: [code], files: [configFile] } },
    }));
}
