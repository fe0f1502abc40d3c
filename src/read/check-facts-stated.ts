import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Facts } from "../model/facts/facts.js";
import type { LegalDocument } from "../model/project.js";

/** Reports legal facts of the config that no document states. */
export function checkFactsStated(
  documents: readonly LegalDocument[],
  facts: Facts,
  { file, log }: { file: string; log: Diagnostics },
): void {
  const unstated = new Map(
    // A composite fact counts as stated if its parts are.
    [...facts].filter(([name, fact]) => name.startsWith("legal.") && fact.kind === "text" && !fact.states),
  );
  for (const { stated } of documents) {
    // Usually the first documents state all of them.
    if (unstated.size === 0) return;
    for (const name of stated) unstated.delete(name);
  }
  for (const name of unstated.keys())
    log.add("read/unused-fact", { name }, { file, seek: { kind: "config-key", path: name.split(".") } });
}
