import { compareText } from "../../util/compare.js";

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
  | { readonly kind: "active" }
  /** For an anchor whose heading has another id now: that id. */
  | { readonly kind: "moved"; readonly to: string }
  /** The URL may be missing: since a day such as `2026-11-22`, for a reason. */
  | { readonly kind: "released"; readonly day: string; readonly reason: string };

export const active: AddressState = { kind: "active" };

/** The URL of an entry, as people write it: `/privacy-policy#contact`. */
export const addressOf = ({ path, id }: Pick<RecordEntry, "path" | "id">): string =>
  id === undefined ? path : `${path}#${id}`;

/*
 * The record as text: one independent entry per line, so that Git can merge the additions of two branches. The last line shows that the
 * file is complete; the checksum at the end of each entry shows that the line was not edited.
 */

export const recordVersion = 1;
export const firstLine = `# handbill addresses, version ${recordVersion}: written by handbill build; commit this file; see handbill unlock --help`;
export const lastLine = "# end";

/** The entries of a page follow it, in the given order. */
export function formatRecord(record: AddressRecord): string {
  const pages = new Map<string, RecordEntry[]>();
  for (const entry of record) {
    const ofPage = pages.get(entry.path) ?? [];
    pages.set(entry.path, ofPage);
    if (entry.id === undefined) ofPage.unshift(entry);
    else ofPage.push(entry);
  }
  const sorted = [...pages]
    .sort(([one], [other]) => compareText(one, other))
    .flatMap(([, entries]) => entries);
  return `${[firstLine, ...sorted.map(formatEntry), lastLine].join("\n")}\n`;
}

function formatEntry({ path, id, state }: RecordEntry): string {
  const address = encode(path) + (id === undefined ? "" : `#${encode(id)}`);
  const words = [address];
  if (state.kind === "moved") words.push(`-> #${encode(state.to)}`);
  if (state.kind === "released") words.push(`released ${state.day} ${JSON.stringify(state.reason)}`);
  const text = words.join(" ");
  return `${text} ${lineCheck(text)}`;
}

/** Letters stay readable; characters that separate words or begin a fragment are encoded. */
const encode = (text: string) => text.replace(/[\s\p{Cc}%#?]/gu, encodeURIComponent);

/** Eight hex digits that reveal an edited line. FNV-1a over UTF-16 code units: http://www.isthe.com/chongo/tech/comp/fnv/. */
export function lineCheck(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
