import type { BuildCache } from "../effects/build-cache.js";
import { MemoryPack } from "../effects/memory-pack.js";
import type { Pack, ResultStore } from "../effects/result-store.js";
import type { Route } from "../model/route.js";
import { DocumentViews } from "../render/document-views.js";
import type { DraftPacks, RememberedDraft } from "../render/draft-memory.js";
import type { KeptHead } from "../render/page-filler.js";

/** Where pages are kept from one build to the next, by their addresses. */
export interface PagePacks extends DraftPacks {
  readonly heads: Pack<KeptHead>;
}

/** To render fewer pages takes no longer than to look whether they would be as they were. */
export const fewestPages = 40;

/** Where results of pages are kept: in the store, or in memory by whoever builds again and again. */
export function openPack<Result>(
  name: readonly string[],
  { store, cache }: { readonly store: ResultStore; readonly cache: BuildCache | undefined },
): Pack<Result> {
  const inMemory = cache?.keep(`pack ${name.join()}`, () => new MemoryPack<Result>());
  inMemory?.begin();
  return inMemory ?? store.pack<Result>("pages", name);
}

/** Opens what is kept of pages; undefined where that is not worth it. Those of another base or host are others. */
export function openPagePacks(
  routes: readonly Route[],
  kept: { readonly store: ResultStore; readonly cache: BuildCache | undefined },
  { base = "", host = "" }: { readonly base?: string | undefined; readonly host?: string | undefined },
): PagePacks | undefined {
  if (routes.length < fewestPages) return undefined;
  const open = <Result>(kind: string) => openPack<Result>([kind, base, host], kept);
  return {
    drafts: open<RememberedDraft>("drafts"),
    html: open<Uint8Array>("html"),
    heads: open<KeptHead>("heads"),
    views: kept.cache?.keep("views", () => new DocumentViews()),
  };
}
