/** A page as a rule and a file of the site's own get it. */
export interface OwnPage {
  /** Its path without the base path: `/press`; `/404` of the not-found page. */
  readonly routePath: string;
  /** Its whole address. */
  readonly url: string;
  /** A BCP 47 tag. */
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** The finished page. */
  readonly html: string;
  /** What people read on it. */
  readonly text: string;
}

/** Looks at a page; gives what is wrong with it, in words, or nothing. */
export type OwnRule = (page: OwnPage) => string | readonly string[] | false | null | undefined;

/** Makes a file from all pages; gives its text or its bytes. */
export type OwnFile = (site: { readonly pages: readonly OwnPage[] }) => string | Uint8Array;
