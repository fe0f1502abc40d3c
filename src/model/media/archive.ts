/** Files that a page offers together, to be packed when all pages are rendered. */
export interface ArchiveAsk {
  /** `press.zip` */
  readonly outputFile: string;
  readonly entries: readonly ArchiveEntry[];
  /** The page that asks first, by its address. */
  readonly page: string;
}

export interface ArchiveEntry {
  /** What the file is called in the archive. */
  readonly name: string;
  /** The file as it is published, `assets/alarm-1a2b3c4d5e.png`, or the text of a file that only the archive has. */
  readonly content: { readonly original: string } | { readonly text: string };
}
