import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

/** A text of the site's pages: plain, or parsed if it has arguments. */
export type Message = string | readonly MessageFormatElement[];

/** The texts of a site's pages in one language. Plain data, since it goes to other threads. */
export interface MessageBook {
  /** Posix, relative to the project's root: `messages/pt-PT.ts`. */
  readonly sourceFile: string;
  /** By key path: `landing.features.0.title`. */
  readonly texts: ReadonlyMap<string, Message>;
  /** The length of each list, by key path. */
  readonly lists: ReadonlyMap<string, number>;
}

/** The books of a site, by language; empty for a site without messages. */
export type MessageBooks = ReadonlyMap<string, MessageBook>;

/** Thrown for a key that no book has. The build reports it with the nearest keys. */
export class UnknownMessage extends Error {
  readonly key: string;
  readonly near: string | undefined;

  constructor(key: string, near: string | undefined) {
    super(`there is no message ${JSON.stringify(key)}`);
    this.key = key;
    this.near = near;
  }
}
