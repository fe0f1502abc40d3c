import type { Pack, ResultStore } from "./core/result-store.js";
import type { Route } from "./core/route.js";
import type { DraftPacks, RememberedDraft } from "./render/draft-memory.js";
import type { KeptHead } from "./render/fill-heads.js";

/** Where pages are kept from one build to the next, by their addresses. */
export interface PagePacks extends DraftPacks {
  readonly heads: Pack<KeptHead>;
}

/** To render fewer pages takes no longer than to look whether they would be as they were. */
const fewestPages = 40;

/** Opens what is kept of pages; undefined where that is not worth it. Those of another base or host are others. */
export function openPagePacks(
  routes: readonly Route[],
  store: ResultStore,
  { base = "", host = "" }: { readonly base?: string | undefined; readonly host?: string | undefined },
): PagePacks | undefined {
  if (routes.length < fewestPages) return undefined;
  const open = <Result>(kind: string) => store.pack<Result>("pages", [kind, base, host]);
  return {
    drafts: open<RememberedDraft>("drafts"),
    html: open<string>("html"),
    heads: open<KeptHead>("heads"),
  };
}
