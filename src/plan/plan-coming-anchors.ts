import { Diagnostics } from "../diagnostics/diagnostics.js";
import { type AddressRecord, addressOf, kept } from "../model/addresses/address-record.js";
import { type AnchoredPage, type PageAnchors, planAnchors } from "./plan-anchors.js";

/**
 * Looks ahead to the day on which another version of a document takes effect: reports the anchors that would
 * be lost then, because no author may be watching on that day. `coming` are the future pages. Returns the
 * anchors of the current pages without those already released, and the ones that would be lost.
 */
export function planComingAnchors(
  record: AddressRecord,
  { anchors, coming }: { anchors: readonly PageAnchors[]; coming: readonly AnchoredPage[] },
  log: Diagnostics,
): { readonly anchors: readonly PageAnchors[]; readonly leaving: ReadonlySet<string> } {
  const released = new Set(record.filter(({ state }) => state.kind === "released").map(addressOf));
  const known = new Set(record.map(addressOf));
  const leaving = new Set<string>();
  const now = anchors.map((page) => {
    const { routePath: path } = page;
    const next = coming.filter(({ routePath }) => routePath === path);
    if (next.length === 0) return page;
    const own = page.own.filter(
      (id) => !released.has(addressOf({ path, id })) || next.every((one) => one.headings.includes(id)),
    );
    const present = own
      .map((id) => ({ path, id, state: kept }))
      .filter((entry) => known.has(addressOf(entry)));
    const followed = [...page.moved].map(([id, to]) => ({ path, id, state: { kind: "moved", to } as const }));
    for (const one of next) {
      const found = new Diagnostics();
      planAnchors([...present, ...followed], [one], found);
      for (const { args } of found.sorted()) if (args.address !== undefined) leaving.add(args.address);
      log.take(found.sorted());
    }
    return { ...page, own };
  });
  return { anchors: now, leaving };
}
