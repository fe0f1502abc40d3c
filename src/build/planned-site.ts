import type { Place } from "../diagnostics/diagnostic.js";
import type { Page } from "../model/pages/page.js";
import type { SourceBytes } from "../model/project.js";
import type { Site } from "../model/site/site.js";

/** A site whose routes are known before its pages are made: each page is made on request. */
export interface PlannedSite {
  readonly site: Site;
  readonly routePaths: readonly string[];
  /** The files that are published as they are. */
  readonly originals: readonly SourceBytes[];
  /**
   * Makes the page of a route, as the whole build will, which takes over what was rendered by then. Undefined if something is
   * wrong with it, which the whole build tells.
   */
  readonly page: (routePath: string) => Promise<Page | undefined>;
  /** Absolute paths of what the site was read from. */
  readonly inputs: readonly string[];
  /** Where the author's code threw. */
  readonly placeOf: (thrown: unknown) => Place;
}
