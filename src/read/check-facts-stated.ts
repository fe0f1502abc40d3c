import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Facts } from "../model/facts/facts.js";
import type { LegalDocument } from "../model/project.js";

/** Every legal fact of the config must be stated by some document. */
export function checkFactsStated(
  documents: readonly LegalDocument[],
  facts: Facts,
  { file, log }: { file: string; log: Diagnostics },
): void {
  const unstated = new Map(
    // What is made of others is stated where these are.
    [...facts].filter(([name, fact]) => name.startsWith("legal.") && fact.kind === "text" && !fact.states),
  );
  for (const { stated } of documents) {
    // The first of many documents state them all.
    if (unstated.size === 0) return;
    for (const name of stated) unstated.delete(name);
  }
  for (const name of unstated.keys())
    log.add("read/unused-fact", { name }, { file, seek: { kind: "config-key", path: name.split(".") } });
}
