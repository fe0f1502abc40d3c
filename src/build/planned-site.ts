import type { Place } from "../diagnostics/diagnostic.js";
import type { Page } from "../model/pages/page.js";
import type { SourceBytes } from "../model/project.js";
import type { Site } from "../model/site/site.js";

/** A site whose routes are known before its pages are built: each page is built on request. */
export interface PlannedSite {
  readonly site: Site;
  readonly routePaths: readonly string[];
  /** The public files, published unchanged. */
  readonly originals: readonly SourceBytes[];
  /**
   * Builds the page of a route. The whole build reuses what was rendered here. Undefined if the page has an error, which the whole build
   * reports.
   */
  readonly page: (routePath: string) => Promise<Page | undefined>;
  /** Absolute paths of the files that the site was read from. */
  readonly inputs: readonly string[];
  /** Finds where the author's code threw. */
  readonly placeOf: (thrown: unknown) => Place;
}
