import type { CollectionDocument } from "../model/documents/collection.js";
import type { ArchiveRequest, ImageEncoding } from "../model/media/media.js";
import type { LegalDocument } from "../model/project.js";
import type { RenderContext } from "./site-context.js";

/** The requests and the contents of a page that is being rendered, and the functions that record them. */
export interface PageRequests
  extends Pick<RenderContext, "requestImage" | "requestArchive" | "noteDocument" | "noteContent"> {
  /** By name. */
  readonly images: ReadonlyMap<string, ImageEncoding>;
  readonly archives: readonly ArchiveRequest[];
  readonly documents: ReadonlySet<LegalDocument>;
  readonly contents: ReadonlySet<CollectionDocument<unknown>>;
}

export function collectRequests(): PageRequests {
  const images = new Map<string, ImageEncoding>();
  const archives: ArchiveRequest[] = [];
  const documents = new Set<LegalDocument>();
  const contents = new Set<CollectionDocument<unknown>>();
  return {
    images,
    archives,
    documents,
    contents,
    requestImage: (request) => void images.set(request.outputFile, request),
    requestArchive: (request) => void archives.push(request),
    noteDocument: (shown) => void documents.add(shown),
    noteContent: (shown) => void contents.add(shown),
  };
}
