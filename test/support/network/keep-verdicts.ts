import packageJson from "../../../package.json" with { type: "json" };
import { openStore } from "../../../src/cache/open-store.js";
import { type CachedVerdict, writeVerdicts } from "../../../src/network/outbound/verdict-cache.js";

/** Writes verdicts to a site's cache, as if an earlier run had made requests. */
export function keepVerdicts(root: string, kept: Readonly<Record<string, Omit<CachedVerdict, "at">>>): void {
  const now = Date.now();
  const verdicts = Object.entries(kept).map(
    ([address, verdict]) => [address, { ...verdict, at: now }] as const,
  );
  writeVerdicts(openStore(root, { versions: [packageJson.version] }), Object.fromEntries(verdicts));
}
