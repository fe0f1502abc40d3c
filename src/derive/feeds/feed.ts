/** The content of a feed in both formats. */
export interface Feed {
  readonly title: string;
  /** A BCP 47 tag. */
  readonly language: string;
  readonly author: string;
  /** The site's own URL. */
  readonly home: string;
  /** Newest first. */
  readonly entries: readonly FeedEntry[];
}

export interface FeedEntry {
  /** Its URL, which is also its permanent id. */
  readonly url: string;
  readonly title: string;
  readonly summary: string | undefined;
  /** With absolute URLs, because a feed reader shows it anywhere. */
  readonly html: string;
  /** The start of its day in UTC, in RFC 3339. */
  readonly date: string;
  readonly tags: readonly string[];
}
