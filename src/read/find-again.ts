import { join } from "node:path";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import type { BuildCache } from "../effects/build-cache.js";
import { type FoundFiles, findFiles } from "../files/find-files.js";

interface KeptFiles {
  last: { readonly round: number; readonly found: FoundFiles } | undefined;
}

/**
 * Finds the site's files. Repeated builds search again only if files may have been added, or a file with
 * references has changed.
 */
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

/** Files that configure how the site is read never count as changed in content only. */
function lookedInto({ pages, messages, card, languagesPage }: FoundFiles, root: string): string[] {
  return [...pages, ...messages, card ?? [], languagesPage ?? []].flat().map((file) => join(root, file));
}
