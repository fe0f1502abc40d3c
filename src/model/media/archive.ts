/** Files that a page offers as one download; packed when all pages are rendered. */
export interface ArchiveAsk {
  /** `press.zip` */
  readonly outputFile: string;
  readonly entries: readonly ArchiveEntry[];
  /** The first page that requests it, by its address. */
  readonly page: string;
}

export interface ArchiveEntry {
  /** The file's name in the archive. */
  readonly name: string;
  /** A published file, `assets/alarm-1a2b3c4d5e.png`, or the text of a file that only the archive contains. */
  readonly content: { readonly original: string } | { readonly text: string };
}
