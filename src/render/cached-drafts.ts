import type { CollectionDocument } from "../model/documents/collection.js";
import type { ArchiveRequest, ImageEncoding } from "../model/media/media.js";
import { type Draft, withBytes } from "../model/pages/page.js";
import type { Route } from "../model/pages/route.js";
import type { LegalDocument, PageMeta, Project } from "../model/project.js";

/** The result of rendering a route without problems; plain data. */
export interface CachedDraft {
  readonly meta: PageMeta;
  readonly bytes: Uint8Array;
  /** The documents that it shows, by their keys in `DraftCache`. */
  readonly documents: readonly string[];
  readonly contents: readonly string[];
  readonly images: readonly ImageEncoding[];
  readonly archives: readonly ArchiveRequest[];
}

/** Drafts that another process rendered from the same project, by the routes' addresses. */
export interface CachedDrafts {
  readonly get: (routePath: string) => CachedDraft | undefined;
  readonly set: (routePath: string, draft: CachedDraft) => unknown;
}

export interface DraftWithRequests {
  readonly draft: Draft;
  readonly images: readonly ImageEncoding[];
  readonly archives: readonly ArchiveRequest[];
}

type Shown = LegalDocument | CollectionDocument<unknown>;

/** Stores drafts, and returns them with this project's documents in place of their keys. */
export class DraftCache {
  readonly #drafts: CachedDrafts;
  readonly #legal: Names<LegalDocument>;
  readonly #contents: Names<CollectionDocument<unknown>>;

  constructor(drafts: CachedDrafts, { legal, collections }: Pick<Project, "legal" | "collections">) {
    this.#drafts = drafts;
    this.#legal = new Names(legal);
    this.#contents = new Names(Object.values(collections).flat());
  }

  /** Stores a rendered draft, except if the page shows a document that it created itself. */
  set(route: Route, { draft, images, archives }: DraftWithRequests): void {
    const documents = draft.documents.map((document) =>
      document === route.version ? ofRoute : this.#legal.of(document),
    );
    const contents = draft.contents.map((document) => this.#contents.of(document));
    if (!areAll(documents) || !areAll(contents)) return;
    const { meta, bytes } = draft;
    this.#drafts.set(route.routePath, { meta, bytes, documents, contents, images, archives });
  }

  get(route: Route): DraftWithRequests | undefined {
    const cached = this.#drafts.get(route.routePath);
    if (!cached) return undefined;
    const { meta, bytes, images, archives } = cached;
    const documents = cached.documents.map((name) =>
      name === ofRoute ? route.version : this.#legal.get(name),
    );
    const contents = cached.contents.map((name) => this.#contents.get(name));
    if (!areAll(documents) || !areAll(contents)) return undefined;
    return { draft: withBytes(bytes, { route, meta, documents, contents }), images, archives };
  }
}

/** The version that replaces a document on the route's page. */
const ofRoute = "version";

class Names<Document extends Shown> {
  readonly #byName = new Map<string, Document>();
  readonly #names = new Map<Document, string>();

  constructor(documents: readonly Document[]) {
    for (const document of documents) {
      const name = JSON.stringify([document.sourceFile, document.fallbackFor]);
      this.#byName.set(name, document);
      this.#names.set(document, name);
    }
  }

  of(document: Document): string | undefined {
    return this.#names.get(document);
  }

  get(name: string): Document | undefined {
    return this.#byName.get(name);
  }
}

const areAll = <Item>(items: readonly (Item | undefined)[]): items is readonly Item[] =>
  items.every((item) => item !== undefined);
