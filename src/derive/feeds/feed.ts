/** What both kinds of feed say. */
export interface Feed {
  readonly title: string;
  /** A BCP 47 tag. */
  readonly language: string;
  readonly author: string;
  /** The site's own address. */
  readonly home: string;
  /** The newest first. */
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** Its address, which is its name for good too. */
  readonly url: string;
  readonly title: string;
  readonly summary: string | undefined;
  /** With whole addresses: a reader shows it anywhere. */
  readonly html: string;
  /** The beginning of its day in UTC, as RFC 3339 has it. */
  readonly date: string;
  readonly tags: readonly string[];
}
