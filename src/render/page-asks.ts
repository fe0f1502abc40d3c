import type { CollectionDocument } from "../model/documents/collection.js";
import type { ArchiveAsk, ImageEncoding } from "../model/media/media.js";
import type { LegalDocument } from "../model/project.js";
import type { RenderContext } from "./site-context.js";

/** The requests and the contents of a page that is being rendered, and the functions that record them. */
export interface PageAsks
  extends Pick<RenderContext, "askForImage" | "askForArchive" | "noteDocument" | "noteContent"> {
  /** By name. */
  readonly images: ReadonlyMap<string, ImageEncoding>;
  readonly archives: readonly ArchiveAsk[];
  readonly documents: ReadonlySet<LegalDocument>;
  readonly contents: ReadonlySet<CollectionDocument<unknown>>;
  /** Returns the page's own copy of a list, the same one each time; the page may sort it in place. */
  readonly ownList: <Item>(list: readonly Item[]) => readonly Item[];
}

/** Records the requests of a page. */
export function collectAsks(): PageAsks {
  const images = new Map<string, ImageEncoding>();
  const archives: ArchiveAsk[] = [];
  const documents = new Set<LegalDocument>();
  const contents = new Set<CollectionDocument<unknown>>();
  const lists = new Map<unknown, readonly unknown[]>();
  return {
    images,
    archives,
    documents,
    contents,
    askForImage: (ask) => void images.set(ask.outputFile, ask),
    askForArchive: (ask) => void archives.push(ask),
    ownList<Item>(list: readonly Item[]) {
      const own = lists.get(list) ?? list.slice();
      lists.set(list, own);
      return own as readonly Item[];
    },
    noteDocument: (shown) => void documents.add(shown),
    noteContent: (shown) => void contents.add(shown),
  };
}
