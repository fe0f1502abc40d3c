import { hashOf } from "../../util/hash-of.js";
import { once } from "../../util/once.js";
import type { Room } from "../../util/shared-room.js";
import type { CollectionDocument } from "../documents/collection.js";
import type { LegalDocument, PageMeta } from "../project.js";
import type { Route } from "./route.js";

/** A rendered route whose head does not yet name what depends on all pages: fonts, pictures, the policy. */
export interface Draft {
  readonly route: Route;
  readonly meta: PageMeta;
  /** What `bytes` say, decoded when it is asked for: of many pages, a text of each would take twice the room. */
  readonly html: string;
  readonly bytes: Uint8Array;
  /** Tells the SHA-256 of `bytes`, in hex; reckoned once. */
  readonly hash: () => string;
  /** The legal documents whose text it shows, in their order on the page. */
  readonly documents: readonly LegalDocument[];
  /** The same for documents of collections. */
  readonly contents: readonly CollectionDocument<unknown>[];
}

/** A rendered route, whole. */
export interface Page extends Draft {
  /** The text of its style element, fonts included. */
  readonly style: string;
  /** The content security policy that its head states. */
  readonly policy: string;
  /** What a development server serves in place of `html`: the same with that server's script. */
  readonly liveHtml?: string | undefined;
}

const encoder = new TextEncoder();

type Html = Pick<Draft, "html" | "bytes" | "hash">;

/** Keeps the HTML of a draft or a page as bytes. What has them is not to be spread: that would keep the text. */
export const withHtml = <Rest extends object>(html: string, rest: Rest): Rest & Html =>
  withBytes(encodeHtml(html), rest);

/** Its bytes, put where there is room for them. */
export function encodeHtml(html: string, room?: Room): Uint8Array {
  if (!room) return encoder.encode(html);
  const place = room(Buffer.byteLength(html));
  Buffer.from(place.buffer, place.byteOffset, place.length).write(html);
  return place;
}

/** Bytes may be in shared memory, which `TextDecoder` does not accept. */
export const decodeHtml = ({ buffer, byteOffset, length }: Uint8Array): string =>
  Buffer.from(buffer, byteOffset, length).toString();

/** The same of HTML that is bytes already. */
export const withBytes = <Rest extends object>(bytes: Uint8Array, rest: Rest): Rest & Html =>
  Object.assign(new HtmlOf(bytes), rest);

/** The text is no property of its own, for which V8 would keep a table of each page. */
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
