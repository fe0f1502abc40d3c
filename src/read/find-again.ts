import { join } from "node:path";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import type { BuildCache } from "../effects/build-cache.js";
import { type FoundFiles, findFiles } from "../files/find-files.js";

interface LastFound {
  last: { readonly round: number; readonly found: FoundFiles } | undefined;
}

/**
 * Finds the site's files. Repeated builds search again only if files may have been added, or a file with
 * references has changed.
 */
export function findAgain(root: string, cache: BuildCache | undefined, log: Diagnostics): FoundFiles {
  const lastFound = cache?.reuse("found", (): LastFound => ({ last: undefined }));
  const { last } = lastFound ?? {};
  if (last && cache?.areAsIn(last.round, searched(last.found, root))) return last.found;
  const own = new Diagnostics();
  const found = findFiles(root, own);
  log.take(own.sorted());
  if (lastFound && cache) lastFound.last = own.size === 0 ? { round: cache.round, found } : undefined;
  return found;
}

/** Files that configure how the site is read never count as changed in content only. */
function searched({ pages, messages, card, languagesPage }: FoundFiles, root: string): string[] {
  return [...pages, ...messages, card ?? [], languagesPage ?? []].flat().map((file) => join(root, file));
}
