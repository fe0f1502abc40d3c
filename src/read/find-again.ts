import { join } from "node:path";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import type { BuildCache } from "../effects/build-cache.js";
import { type FoundFiles, findFiles } from "../files/find-files.js";

interface KeptFiles {
  last: { readonly round: number; readonly found: FoundFiles } | undefined;
}

/** Finds the site's files; for whoever builds again and again, anew only if there may be others, or one that is looked into has changed. */
export function findAgain(root: string, cache: BuildCache | undefined, log: Diagnostics): FoundFiles {
  const kept = cache?.keep("found", (): KeptFiles => ({ last: undefined }));
  const { last } = kept ?? {};
  if (last && cache?.areAsIn(last.round, lookedInto(last.found, root))) return last.found;
  const own = new Diagnostics();
  const found = findFiles(root, own);
  log.take(own.sorted());
  if (kept && cache) kept.last = own.size === 0 ? { round: cache.round, found } : undefined;
  return found;
}

/** What says how the site is read is never told to have changed its bytes only. */
function lookedInto({ pages, messages, card, languagesPage }: FoundFiles, root: string): string[] {
  return [...pages, ...messages, card ?? [], languagesPage ?? []].flat().map((file) => join(root, file));
}
