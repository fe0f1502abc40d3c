/** The file in the site's folder that lists its permanent URLs. */
export const recordFile = "handbill.lock";

/** The entries in the order of the file: by URL, the anchors of a page as it has them. */
export type AddressRecord = readonly RecordEntry[];

export interface RecordEntry {
  /** Without the base, as people read it: `/privacy-policy`, `/app-ads.txt`, `/press/` for a folder. */
  readonly path: string;
  /** For an anchor: the id in the fragment. */
  readonly id?: string | undefined;
  readonly state: AddressState;
  /** The line, counted from 1; undefined for an entry that is not written yet. */
  readonly line?: number | undefined;
}

export type AddressState =
  /** The URL has to exist. */
  | { readonly kind: "kept" }
  /** For an anchor whose heading has another id now: that id. */
  | { readonly kind: "moved"; readonly to: string }
  /** The URL may be missing: since a day such as `2026-11-22`, for a reason. */
  | { readonly kind: "released"; readonly day: string; readonly reason: string };

export const kept: AddressState = { kind: "kept" };

/** The URL of an entry, as people write it: `/privacy-policy#contact`. */
export const addressOf = ({ path, id }: Pick<RecordEntry, "path" | "id">): string =>
  id === undefined ? path : `${path}#${id}`;
