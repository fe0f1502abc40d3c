import { hashOf } from "../../util/hash-of.js";
import { once } from "../../util/once.js";
import type { CollectionDocument } from "../documents/collection.js";
import type { LegalDocument, PageMeta } from "../project.js";
import type { Route } from "./route.js";

/** A rendered route. Its head does not yet contain what depends on all pages: fonts, images, the policy. */
export interface Draft {
  readonly route: Route;
  readonly meta: PageMeta;
  /** `bytes` decoded on demand: keeping a text of each page would double the memory. */
  readonly html: string;
  readonly bytes: Uint8Array;
  /** Returns the SHA-256 of `bytes` in hex; computed once. */
  readonly hash: () => string;
  /** The legal documents whose text it shows, in page order. */
  readonly documents: readonly LegalDocument[];
  /** The same for documents of collections. */
  readonly contents: readonly CollectionDocument<unknown>[];
}

/** A rendered route with its head. */
export interface Page extends Draft {
  /** The text of its style element, fonts included. */
  readonly style: string;
  readonly policy: string;
  /** The HTML that a development server serves instead of `html`: the same with that server's script. */
  readonly liveHtml?: string | undefined;
}

const encoder = new TextEncoder();

type Html = Pick<Draft, "html" | "bytes" | "hash">;

/** Stores the HTML of a draft or page as bytes. Do not spread the result: that would keep the text in memory. */
export const withHtml = <Rest extends object>(html: string, rest: Rest): Rest & Html =>
  withBytes(encodeHtml(html), rest);

export const encodeHtml = (html: string): Uint8Array => encoder.encode(html);

export const decodeHtml = ({ buffer, byteOffset, length }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, length).toString();

/** The same for HTML that is already bytes. */
export const withBytes = <Rest extends object>(bytes: Uint8Array, rest: Rest): Rest & Html =>
  Object.assign(new HtmlOf(bytes), rest);

/** The text is not an own property, because V8 would then keep a table for each page. */
class HtmlOf implements Html {
  readonly bytes: Uint8Array;
  readonly hash: () => string;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.hash = once(() => hashOf(bytes));
  }

  get html(): string {
    return decodeHtml(this.bytes);
  }
}
