import type { LegalDocument } from "../core/project.js";
import type { Site } from "../core/site.js";
import type { Tree } from "../core/tree.js";
import type { Address } from "./page-addresses.js";

/** What the rules look at: the finished tree. */
export interface CheckedTree {
  /** What will be published, by path. */
  readonly files: Tree["files"];
  readonly pages: readonly CheckedPage[];
  readonly address: SiteAddress;
  /** Undefined for a folder without a config: rules about the config's facts then have nothing to say. */
  readonly site: Site | undefined;
  readonly legal: readonly LegalDocument[];
  /** The config as diagnostics name it. */
  readonly configFile: string;
  /** The day of the check as `2025-08-17`; undefined where no day is to be told. */
  readonly today: string | undefined;
}

export type SiteAddress = Pick<Site, "url" | "origin" | "base">;

export interface CheckedPage {
  readonly routePath: string;
  readonly html: string;
  /** The file that makes the page. */
  readonly sourceFile: string;
  /** All files in which the page's text and markup may stand, code and Markdown. */
  readonly sources: readonly string[];
  /** The legal document that the page shows. */
  readonly document: LegalDocument | undefined;
}

/** A tree whose pages have been read, with what is kept of each. */
export interface CheckedSite extends CheckedTree {
  /** In the order of the pages. */
  readonly summaries: readonly PageSummary[];
}

/** What is kept of a page for the rules about the whole site, and for whoever asks outbound links. */
export interface PageSummary {
  readonly page: CheckedPage;
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** What a fragment can lead to. */
  readonly ids: ReadonlySet<string>;
  /** Every address of the page, in document order. */
  readonly links: readonly PageLink[];
}

/** An address that a page names. */
export interface PageLink extends Pick<Address, "value" | "use"> {
  /** What an outbound link is called; empty for any other. */
  readonly text: string;
}
