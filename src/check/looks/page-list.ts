import type { Pack } from "../../effects/result-store.js";
import type { KeptOfPages } from "./kept-page.js";

/** No page is kept under such a key. */
const keyOfList = "pages of the site";

/** A SHA-256 in hex. */
export const hashLength = 64;
const entryLength = 2 * hashLength;

/**
 * All pages of a tree in their order, as one text: of each its key and the hash of its bytes. As it is kept, it begins with what it is
 * about, and with what tells the list of pages that rules were run over.
 */
export interface KeptList {
  readonly head: string;
  readonly entries: string;
}

export function readList(pack: Pack<KeptOfPages>): KeptList {
  const text = readText(pack, keyOfList) ?? "";
  return { head: text.slice(0, 2 * hashLength), entries: text.slice(2 * hashLength) };
}

export const writeList = (pack: Pack<KeptOfPages>, { head, entries }: KeptList): void =>
  writeText(pack, keyOfList, head + entries);

/** The list of pages by what each is known by; undefined where one is known by nothing. */
export function listEntries<Page>(
  pages: readonly Page[],
  entryOf: (page: Page) => string | undefined,
): string | undefined {
  const entries = pages.map((page) => entryOf(page) ?? "");
  return entries.every(({ length }) => length === entryLength) ? entries.join("") : undefined;
}

export const countEntries = (entries: string): number => entries.length / entryLength;
export const entryAt = (entries: string, place: number): string =>
  entries.slice(place * entryLength, (place + 1) * entryLength);
export const keyIn = (entry: string): string => entry.slice(0, hashLength);
export const hashIn = (entry: string): string => entry.slice(hashLength);

/** Texts are kept as bytes, which are read by themselves, not together with pages. */
export function readText(pack: Pack<KeptOfPages>, key: string): string | undefined {
  const kept = pack.get(key);
  if (!(kept instanceof Uint8Array)) return undefined;
  const { buffer, byteOffset, length } = kept;
  return Buffer.from(buffer, byteOffset, length).toString();
}

export const writeText = (pack: Pack<KeptOfPages>, key: string, text: string): void =>
  pack.set(key, Buffer.from(text));
