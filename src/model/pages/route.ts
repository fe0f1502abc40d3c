import type { LegalDocument, PageModule } from "../project.js";

export interface Route {
  /** `/`, `/privacy-policy`; `/404` for the not-found page. */
  readonly routePath: string;
  /** The same without the language prefix: the page's name in all languages. */
  readonly pagePath: string;
  readonly language: string;
  readonly params: Readonly<Record<string, string>>;
  readonly module: PageModule;
  /** The version that replaces the document of that name. */
  readonly version?: LegalDocument;
  /** The route that the page names as canonical, if it is another one: a version names its document's. */
  readonly canonical?: string;
  /** Whether it is the root page that links to all languages, if each has a prefix. */
  readonly choosesLanguage?: true;
}

/** A route without its functions, to be sent to another thread. */
export const plainRoute = ({ module, ...route }: Route) => ({
  ...route,
  sourceFile: module.sourceFile,
  ...(module.data !== undefined && { data: module.data }),
});
