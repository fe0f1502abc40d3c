import type { PageModule } from "./project.js";

/** An address of the site and the page that answers it. */
export interface Route {
  /** `/`, `/privacy-policy`; `/404` for the not-found page. */
  readonly routePath: string;
  /** The language of the page, a BCP 47 tag. */
  readonly language: string;
  readonly params: Readonly<Record<string, string>>;
  readonly module: PageModule;
}
