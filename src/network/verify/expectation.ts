import type { Place } from "../../diagnostics/diagnostic.js";

/** The expected answer of a URL on the live site. */
export interface Expectation {
  /** Absolute. */
  readonly address: string;
  /** The place for the author: a file of the output folder, or a key of the config. */
  readonly place: Place;
  readonly wanted: Wanted;
}

export type Wanted =
  | WantedFile
  /** The second file of a page, `/a/`: the page's own bytes, or a redirect to it. */
  | { readonly kind: "twin"; readonly page: string; readonly bytes: Uint8Array }
  /** A missing page: a status of 404, with the not-found page if there is one. */
  | { readonly kind: "absent"; readonly bytes: Uint8Array | undefined }
  | { readonly kind: "redirect"; readonly to: string; readonly status: number }
  /** Another spelling of the site's URL, without encryption or with `www`: a redirect to the site, or no answer at all. */
  | { readonly kind: "alias"; readonly to: string; readonly alias: "http" | "www" };

export interface WantedFile {
  readonly kind: "file";
  /** As the author knows it: `dist/index.html`. */
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly isPage: boolean;
  /** Apple and Google read it, at this URL only, and follow no redirects. */
  readonly isAssociation: boolean;
  /** The headers that the host was configured to send, by lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
}
