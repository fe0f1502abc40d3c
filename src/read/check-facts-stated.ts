import type { Diagnostics } from "../core/diagnostics.js";
import type { Facts } from "../core/facts.js";
import type { LegalDocument } from "../core/project.js";

/** Every legal fact of the config must be stated by some document. */
export function checkFactsStated(
  documents: readonly LegalDocument[],
  facts: Facts,
  { file, log }: { file: string; log: Diagnostics },
): void {
  const stated = new Set(documents.flatMap((document) => document.stated));
  for (const [name, fact] of facts) {
    if (!name.startsWith("legal.") || fact.kind !== "text" || stated.has(name)) continue;
    // What is made of others is stated where these are.
    if (fact.states) continue;
    log.add("read/unused-fact", { name }, { file, seek: { kind: "config-key", path: name.split(".") } });
  }
}
