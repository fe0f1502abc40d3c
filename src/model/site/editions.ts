import type { CollectionDocument, CollectionDocuments } from "../documents/collection.js";
import type { LegalDocument, Project } from "../project.js";
import { withKnownCollections } from "./known-keys.js";
import type { Collections } from "./register.js";
import type { Site } from "./site.js";
import { type SiteView, viewSite } from "./site-view.js";

/** The site in one language, as its pages get it. */
export interface Edition {
  readonly site: Site;
  readonly view: SiteView;
  readonly legal: readonly LegalDocument[];
  readonly collections: Collections;
}

/** The documents that pages in a language show, in order: its own, and the fallbacks for missing ones. */
export const documentsIn = <Document extends Pick<CollectionDocument, "language" | "fallbackFor">>(
  language: string,
  documents: readonly Document[],
): Document[] => documents.filter((one) => (one.fallbackFor ?? one.language) === language);

const collectionsIn = (language: string, collections: CollectionDocuments): CollectionDocuments =>
  Object.fromEntries(
    Object.entries(collections).map(([name, documents]) => [name, documentsIn(language, documents)]),
  );

export function listEditions({
  sites,
  legal,
  collections,
}: Pick<Project, "sites" | "legal" | "collections">): ReadonlyMap<string, Edition> {
  const isOnly = sites.size === 1;
  return new Map(
    [...sites].map(([language, site]) => {
      const ownLegal = isOnly ? legal : documentsIn(language, legal);
      const own = isOnly ? collections : collectionsIn(language, collections);
      // The collections' schemas have checked that the data matches the registered types.
      const all = withKnownCollections({ ...own, legal: ownLegal } as Collections);
      return [language, { site, view: viewSite(site), legal: ownLegal, collections: all }];
    }),
  );
}

/** The edition of a language of the site; throws for any other language, which is a bug. */
export function editionOf(language: string, editions: ReadonlyMap<string, Edition>): Edition {
  const edition = editions.get(language);
  if (!edition) throw new Error(`the site has no language ${language}`);
  return edition;
}
