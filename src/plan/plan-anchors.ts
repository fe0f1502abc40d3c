import { Diagnostics } from "../diagnostics/diagnostics.js";
import {
  type AddressRecord,
  active,
  addressOf,
  type RecordEntry,
} from "../model/addresses/address-record.js";
import { literalPlace } from "../model/place.js";
import { nearest } from "../text/nearest.js";
import { groupBy } from "../util/group-by.js";
import { pairAnchors } from "./pair-anchors.js";

/** The data of a page that its anchors depend on. */
export interface AnchoredPage {
  readonly routePath: string;
  /** The document that it shows, or the file that renders it. */
  readonly sourceFile: string;
  /** The ids of the headings of its documents, in order. */
  readonly headings: readonly string[];
  /** The former ids in the documents' front matter, each with the heading that replaces it. */
  readonly declared: Readonly<Record<string, string>>;
  /** Every id on the page. Parses the page, so it is called only if needed. */
  readonly ids: () => ReadonlySet<string>;
}

/** The anchors of a page that shows documents, or used to. */
export interface PageAnchors {
  readonly routePath: string;
  /** The anchors that the page has itself: headings in order, then others from the record. */
  readonly own: readonly string[];
  /** Former ids that are kept alive, each with the id of its heading now. */
  readonly moved: ReadonlyMap<string, string>;
}

/** Decides where anchors of changed headings lead; reports those that no heading replaces. */
export function planAnchors(
  record: AddressRecord,
  pages: readonly AnchoredPage[],
  log: Diagnostics,
): PageAnchors[] {
  const byPath = groupBy(record.filter(isAnchor), ({ path }) => path);
  return pages.flatMap((page) => {
    const entries = byPath.get(page.routePath) ?? [];
    return page.headings.length + entries.length === 0 ? [] : [followPage(page, entries, log)];
  });
}

type AnchorEntry = RecordEntry & { readonly id: string };
const isAnchor = (entry: RecordEntry): entry is AnchorEntry => entry.id !== undefined;

function followPage(page: AnchoredPage, entries: readonly AnchorEntry[], log: Diagnostics): PageAnchors {
  const { routePath, sourceFile, headings } = page;
  const declared = new Map(Object.entries(page.declared));
  const ofHeadings = new Set(headings);
  const isThere = (id: string) => ofHeadings.has(id) || page.ids().has(id);
  const place = { file: sourceFile, page: routePath };
  const moved = new Map<string, string>();
  for (const [id, to] of declared) {
    if (!ofHeadings.has(to))
      log.add(
        "plan/anchor-nowhere",
        { id, to, near: nearest(to, headings) },
        { ...place, ...literalPlace(to, sourceFile) },
      );
    else if (!isThere(id)) moved.set(id, to);
  }

  const before = entries.filter(({ state }) => state.kind === "active").map(({ id }) => id);
  const lost = before.filter((id) => !isThere(id) && !declared.has(id));
  const known = new Set([...before, ...declared.values()]);
  const fresh = headings.filter((id) => !known.has(id));
  const pairs = pairAnchors({ before, now: headings, lost, fresh });
  for (const [id, to] of pairs) moved.set(id, to);

  const followed = new Map(
    entries.flatMap(({ id, state }) => (state.kind === "moved" ? [[id, state.to] as const] : [])),
  );
  const followMoves = (id: string) => {
    let to = followed.get(id);
    for (let steps = 0; to !== undefined && !isThere(to) && steps <= followed.size; steps++)
      to = moved.get(to) ?? followed.get(to);
    return to !== undefined && isThere(to) ? to : undefined;
  };
  for (const id of followed.keys()) {
    if (isThere(id) || declared.has(id)) continue;
    const to = followMoves(id);
    if (to !== undefined) moved.set(id, to);
  }
  for (const id of [...lost, ...followed.keys()]) {
    if (moved.has(id) || isThere(id) || declared.has(id)) continue;
    const near = nearest(id, headings) ?? fresh[0];
    const isLegal = sourceFile.startsWith("legal/");
    log.add("plan/lost-anchor", { address: `${routePath}#${id}`, id, near, isLegal }, place);
  }
  const others = before.filter((id) => !ofHeadings.has(id) && !moved.has(id) && isThere(id));
  return { routePath, own: [...headings.filter((id) => id !== ""), ...others], moved };
}

/**
 * Plans the anchors for the day on which another version of a document takes effect: reports those that would
 * be lost then, because there may be no build on that day. `future` are the pages of that day. Returns the
 * anchors of the current pages without those already released, and the ones that would be lost.
 */
export function planFutureAnchors(
  record: AddressRecord,
  { anchors, future }: { anchors: readonly PageAnchors[]; future: readonly AnchoredPage[] },
  log: Diagnostics,
): { readonly anchors: readonly PageAnchors[]; readonly ending: ReadonlySet<string> } {
  const released = new Set(record.filter(({ state }) => state.kind === "released").map(addressOf));
  const known = new Set(record.map(addressOf));
  const ending = new Set<string>();
  const now = anchors.map((page) => {
    const { routePath: path } = page;
    const next = future.filter(({ routePath }) => routePath === path);
    if (next.length === 0) return page;
    const own = page.own.filter(
      (id) => !released.has(addressOf({ path, id })) || next.every((page) => page.headings.includes(id)),
    );
    const present = own
      .map((id) => ({ path, id, state: active }))
      .filter((entry) => known.has(addressOf(entry)));
    const followed = [...page.moved].map(([id, to]) => ({ path, id, state: { kind: "moved", to } as const }));
    for (const page of next) {
      const diagnostics = new Diagnostics();
      planAnchors([...present, ...followed], [page], diagnostics);
      for (const { args } of diagnostics.sorted()) if (args.address !== undefined) ending.add(args.address);
      log.take(diagnostics.sorted());
    }
    return { ...page, own };
  });
  return { anchors: now, ending };
}
