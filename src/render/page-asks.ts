import type { ArchiveAsk } from "../model/archive.js";
import type { CollectionDocument } from "../model/collection.js";
import type { ImageEncoding } from "../model/media.js";
import type { LegalDocument } from "../model/project.js";
import { copyForPage } from "./find-document.js";
import type { ReadFollower } from "./follow-reads.js";
import type { RenderContext } from "./site-context.js";

/** What a page asks for and shows while it is rendered, and what it tells that by. */
export interface PageAsks
  extends Pick<RenderContext, "askForImage" | "askForArchive" | "noteDocument" | "noteContent"> {
  /** By their names. */
  readonly images: ReadonlyMap<string, ImageEncoding>;
  readonly archives: readonly ArchiveAsk[];
  /** The documents, each with the name of the list that it was given in; without one if it was given in none. */
  readonly documents: ReadonlyMap<LegalDocument, string | undefined>;
  readonly contents: ReadonlyMap<CollectionDocument<unknown>, string | undefined>;
  /** A list as the page gets it: one of its own, each time the same, which it may sort in place. */
  readonly ownList: <Item>(list: readonly Item[]) => readonly Item[];
}

/** Takes down what a page asks for. */
export function collectAsks(follower: ReadFollower | undefined): PageAsks {
  const images = new Map<string, ImageEncoding>();
  const archives: ArchiveAsk[] = [];
  const documents = new Map<LegalDocument, string | undefined>();
  const contents = new Map<CollectionDocument<unknown>, string | undefined>();
  const lists = new Map<unknown, readonly unknown[]>();
  return {
    images,
    archives,
    documents,
    contents,
    askForImage: (ask) => void images.set(ask.outputFile, ask),
    askForArchive: (ask) => void archives.push(ask),
    ownList<Item>(list: readonly Item[]) {
      const own = lists.get(list) ?? copyForPage(list);
      lists.set(list, own);
      return own as readonly Item[];
    },
    noteDocument: (shown) => note(shown, documents),
    noteContent: (shown) => note(shown, contents),
  };

  function note<Document extends object>(shown: Document, into: Map<Document, string | undefined>): void {
    const { document, list } = follower?.original(shown) ?? { document: shown, list: undefined };
    into.set(document, list);
  }
}
