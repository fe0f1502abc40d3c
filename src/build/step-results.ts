import type { DevelopmentTask } from "../development/development.js";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { ReadResult } from "../effects/read-project.js";
import type { PageAddresses } from "../model/addresses/page-addresses.js";
import type { Redirect } from "../model/hosts/serving.js";
import type { Card, FontSubset } from "../model/media/media.js";
import type { Derived, DeriveInput } from "../model/pages/derived.js";
import type { Draft, Page } from "../model/pages/page.js";
import type { Route } from "../model/pages/route.js";
import type { LegalDocument, SourceBytes } from "../model/project.js";
import type { UsedFont } from "../render/fonts/plan-font-subsets.js";
import type { Rendered, RouteRenderer } from "../render/render-routes.js";
import type { BuildRuntime, Rendering } from "../site-runtime.js";

/* The results of the steps of a build, in their order. */

export interface ReadSite extends ReadResult {
  /** The modules that handbill provides to the project's code. */
  readonly siteRuntime: BuildRuntime;
}

export interface PlannedBuild extends ReadSite {
  readonly routes: readonly Route[];
  readonly routePaths: readonly string[];
  /** The legal documents in force on the day of the build. */
  readonly legal: readonly LegalDocument[];
  readonly originals: readonly SourceBytes[];
  readonly redirects: readonly Redirect[];
  /** The input of derived files, such as the sitemap, without what only rendered pages show. */
  readonly deriving: Omit<DeriveInput, "pages" | "unrendered" | "cards">;
}

export interface Renderers {
  readonly renderer: RouteRenderer;
  /** The code that renders, loaded. */
  readonly rendering: Rendering;
  readonly addresses: PageAddresses;
  readonly renderCards: (drafts: readonly Draft[], log: Diagnostics) => Promise<readonly Card[]>;
  /** The font subsets of the last build of `watch`. */
  readonly fontSubsets: { last: readonly UsedFont[] | undefined } | undefined;
}

/** The pages without the part of the head that depends on other pages, and the files that they request. */
export interface RenderedPages extends Rendered {
  readonly developmentTask: () => DevelopmentTask;
}

/** The complete pages, the fonts that they use, and the files that depend on all pages. */
export interface FinishedPages {
  readonly pages: readonly Page[];
  readonly fonts: readonly FontSubset[];
  readonly derived: Derived;
}
