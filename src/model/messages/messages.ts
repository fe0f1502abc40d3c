import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser";

/** A text of a site's pages: as it is, or parsed where it depends on what it is given. */
export type Message = string | readonly MessageFormatElement[];

/** The texts of a site's pages in one language. Plain data, since it goes to other threads. */
export interface MessageBook {
  /** Posix, relative to the project's root: `messages/pt-PT.ts`. */
  readonly sourceFile: string;
  /** By key path: `landing.features.0.title`. */
  readonly texts: ReadonlyMap<string, Message>;
  /** How long each list is, by its key path. */
  readonly lists: ReadonlyMap<string, number>;
}

/** The books of a site, by language; none for a site without messages. */
export type MessageBooks = ReadonlyMap<string, MessageBook>;

/** A message that code asks for and no book has. The build tells it with what is near. */
export class UnknownMessage extends Error {
  readonly key: string;
  readonly near: string | undefined;

  constructor(key: string, near: string | undefined) {
    super(`there is no message ${JSON.stringify(key)}`);
    this.key = key;
    this.near = near;
  }
}
