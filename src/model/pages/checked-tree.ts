import type { CollectionDocuments } from "../documents/collection.js";
import type { LegalDocument } from "../project.js";
import type { Site } from "../site/site.js";
import type { Tree } from "./tree.js";

/** The input of the rules: the finished tree. */
export interface CheckedTree {
  readonly files: Tree["files"];
  readonly pages: readonly CheckedPage[];
  /** Routes whose page failed to render, which is reported separately. */
  readonly unrendered: readonly string[];
  readonly site: Site;
  /** The documents in force, with the notices about their versions. */
  readonly legal: readonly LegalDocument[];
  /** The same documents as their files under `legal/` have them. */
  readonly written: readonly LegalDocument[];
  readonly collections: CollectionDocuments;
  /** Files of pages and documents that are not published, because their names begin with `_`. */
  readonly drafts?: readonly string[];
  /** The day of the check as `2025-08-17`; undefined if no day is given. */
  readonly today: string | undefined;
  /** The texts of the sites that come with handbill, if known. */
  readonly samples: SampleTexts | undefined;
}

export type SiteAddress = Pick<Site, "url" | "origin" | "base">;

export interface CheckedPage {
  readonly routePath: string;
  /** The canonical route that the page names, if it is another one. */
  readonly canonical?: string | undefined;
  /** Undefined for the page that links to all languages. */
  readonly language?: string;
  readonly html: string;
  /** Returns the SHA-256 of `html`. */
  readonly hash: () => string;
  readonly sourceFile: string;
  /** All files that may contain the page's text and markup, code and Markdown. */
  readonly sources: readonly string[];
  readonly document: LegalDocument | undefined;
}

/** The texts of the sample sites, to recognise them. Generated when handbill is compiled, since src/ contains none of their words. */
export interface SampleTexts {
  /** The file that names each sample's app, by that name. */
  readonly names: Readonly<Record<string, string>>;
  /** The URLs of the samples: `https://sample.example/`. */
  readonly urls: readonly string[];
  /** Sentences as `sentenceKeys` returns them, by their file. */
  readonly sentences: Readonly<Record<string, readonly string[]>>;
  /** Values of the samples' configs by file and key path. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** A URL outside the site, requested once for all pages that link to it. */
export interface OutboundLink {
  /** The URL that is requested: https, without a fragment. */
  readonly address: string;
  readonly mentions: readonly Mention[];
}

export interface Mention {
  readonly page: CheckedPage;
  /** As the page writes it. */
  readonly href: string;
  /** The text of the link; empty for other references. */
  readonly text: string;
}
