import type { CollectionDocument } from "../model/documents/collection.js";
import type { ArchiveRequest, ImageEncoding } from "../model/media/media.js";
import type { LegalDocument } from "../model/project.js";

/** The files that a page requests while it is rendered, and the documents that it shows. */
export const newRequests = () => ({
  /** By name. They are encoded once all pages are rendered. */
  images: new Map<string, ImageEncoding>(),
  /** They are packed once all pages are rendered. */
  archives: [] as ArchiveRequest[],
  documents: new Set<LegalDocument>(),
  contents: new Set<CollectionDocument<unknown>>(),
});

export type PageRequests = ReturnType<typeof newRequests>;
