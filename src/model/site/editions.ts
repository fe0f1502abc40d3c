import type { CollectionDocuments } from "../documents/collection.js";
import type { LegalDocument, Project } from "../project.js";
import type { Collections } from "./register.js";
import type { Site } from "./site.js";
import { type SiteView, viewSite } from "./site-view.js";

/** The site in one of its languages, as its pages get it. */
export interface Edition {
  readonly site: Site;
  readonly view: SiteView;
  readonly legal: readonly LegalDocument[];
  readonly collections: Collections;
}

/** The documents that the pages of a language show, in their order: its own, and those that stand in for what it lacks. */
export const documentsIn = (language: string, legal: readonly LegalDocument[]): LegalDocument[] =>
  legal.filter((document) => (document.standsInFor ?? document.language) === language);

/** The same for the documents of collections, which are in their order already. */
const collectionsIn = (language: string, collections: CollectionDocuments): CollectionDocuments =>
  Object.fromEntries(
    Object.entries(collections).map(([name, documents]) => [
      name,
      documents.filter((document) => (document.standsInFor ?? document.language) === language),
    ]),
  );

/** The site in each of its languages. */
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
      // What was read is what the site has registered: the collections' schemas have said so.
      const all = { ...own, legal: ownLegal } as Collections;
      return [language, { site, view: viewSite(site), legal: ownLegal, collections: all }];
    }),
  );
}

/** The edition of a language that the site has; throws for any other, which is a bug. */
export function editionOf(language: string, editions: ReadonlyMap<string, Edition>): Edition {
  const edition = editions.get(language);
  if (!edition) throw new Error(`the site has no language ${language}`);
  return edition;
}
