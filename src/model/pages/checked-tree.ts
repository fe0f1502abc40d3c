import type { CollectionDocuments } from "../documents/collection.js";
import type { LegalDocument } from "../project.js";
import type { SampleTexts } from "../site/sample-texts.js";
import type { Site } from "../site/site.js";
import type { Tree } from "./tree.js";

/** What the rules look at: the finished tree. */
export interface CheckedTree {
  /** What will be published, by path. */
  readonly files: Tree["files"];
  readonly pages: readonly CheckedPage[];
  /** Routes whose page failed to render, which is reported separately. */
  readonly unrendered: readonly string[];
  readonly address: SiteAddress;
  /** Undefined for a folder without a config: rules about the config's facts then have nothing to say. */
  readonly site: Site | undefined;
  /** The documents in force, with the notices about their versions. */
  readonly legal: readonly LegalDocument[];
  /** The same as their files under `legal/` have them. */
  readonly written: readonly LegalDocument[];
  readonly collections: CollectionDocuments;
  /** The config as diagnostics name it. */
  readonly configFile: string;
  /** The day of the check as `2025-08-17`; undefined if no day is given. */
  readonly today: string | undefined;
  /** What the sites say that handbill comes with, if that is known. */
  readonly samples: SampleTexts | undefined;
}

export type SiteAddress = Pick<Site, "url" | "origin" | "base">;

export interface CheckedPage {
  readonly routePath: string;
  /** The route that it names as its canonical one, if that is another. */
  readonly canonical?: string | undefined;
  /** Undefined for a page of whose making nothing is known, and for one that leads to all languages. */
  readonly language?: string;
  readonly html: string;
  /** Tells the SHA-256 of `html`; left out where nothing is kept by it. */
  readonly hash?: () => string;
  /** The file that makes the page. */
  readonly sourceFile: string;
  /** All files in which the page's text and markup may stand, code and Markdown. */
  readonly sources: readonly string[];
  /** The legal document that the page shows. */
  readonly document: LegalDocument | undefined;
}
