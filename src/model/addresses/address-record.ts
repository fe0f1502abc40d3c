/** The file of the site's folder that lists the addresses which the site keeps for good. */
export const recordFile = "handbill.lock";

/** What is in the record, in its order: by address, and the anchors of a page as they stand in it. */
export type AddressRecord = readonly RecordEntry[];

export interface RecordEntry {
  /** Without the base, as people read it: `/privacy-policy`, `/app-ads.txt`, `/press/` for a folder. */
  readonly path: string;
  /** Of an anchor, the id that a fragment leads to. */
  readonly id?: string | undefined;
  readonly state: AddressState;
  /** The line, counted from 1; undefined for an entry that is not written yet. */
  readonly line?: number | undefined;
}

export type AddressState =
  /** It has to be there. */
  | { readonly kind: "kept" }
  /** Of an anchor whose heading has another id now: that one. */
  | { readonly kind: "moved"; readonly to: string }
  /** It may be gone: since a day such as `2026-11-22`, for a reason. */
  | { readonly kind: "released"; readonly day: string; readonly reason: string };

export const kept: AddressState = { kind: "kept" };

/** What an entry is about, as people write it: `/privacy-policy#contact`. */
export const addressOf = ({ path, id }: Pick<RecordEntry, "path" | "id">): string =>
  id === undefined ? path : `${path}#${id}`;
