/** A finished page, as your own rules and files get it. */
export interface OwnPage {
  /** Its path without the base path: `/press`, or `/404` for the not-found page. */
  readonly routePath: string;
  /** Its full URL. */
  readonly url: string;
  /** A BCP 47 tag. */
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** The complete HTML. */
  readonly html: string;
  /** The text that people read. */
  readonly text: string;
}

/** A rule of your own: returns one or more problems of a page as text, or nothing. */
export type OwnRule = (page: OwnPage) => string | readonly string[] | false | null | undefined;

/** A file of your own, made from all pages: returns its text or its bytes. */
export type OwnFile = (site: { readonly pages: readonly OwnPage[] }) => string | Uint8Array;
