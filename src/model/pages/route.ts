import type { LegalDocument, PageModule } from "../project.js";

/** An address of the site and the page that answers it. */
export interface Route {
  /** `/`, `/privacy-policy`; `/404` for the not-found page. */
  readonly routePath: string;
  /** The same without what tells the language: what the page is called in all of them. */
  readonly pagePath: string;
  /** The language of the page, a BCP 47 tag. */
  readonly language: string;
  readonly params: Readonly<Record<string, string>>;
  readonly module: PageModule;
  /** The version that replaces the document with its name. */
  readonly version?: LegalDocument;
  /** The route whose address the page names as its own, if it is another's: a version names that of its document. */
  readonly canonical?: string;
  /** Whether it is the page at the root that leads to all languages, where each has a prefix of its own. */
  readonly choosesLanguage?: true;
}

/** A route as another thread can take it. */
export const plainRoute = ({ module, ...route }: Route) => ({
  ...route,
  sourceFile: module.sourceFile,
  ...(module.data !== undefined && { data: module.data }),
});
