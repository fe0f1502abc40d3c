import type { ComponentType } from "react";
import type { CollectionDocuments } from "./collection.js";
import type { Facts } from "./facts.js";
import type { Font } from "./font.js";
import type { Heading } from "./heading.js";
import type { DocumentHistory, VersionRecord } from "./legal-history.js";
import type { Translate } from "./message-types.js";
import type { MessageBooks } from "./messages.js";
import type { Collections } from "./register.js";
import type { Site } from "./site.js";
import type { SiteView } from "./site-view.js";
import type { TextBlock } from "./text-block.js";

/** All that was read of a site: what `plan` and `render` work on. */
export interface Project {
  /** The absolute path of the project's folder. */
  readonly root: string;
  /** The site in its first language. */
  readonly site: Site;
  /** The site in each of its languages, by its tag. */
  readonly sites: ReadonlyMap<string, Site>;
  /** In the words of each language that the site has, by its tag. */
  readonly facts: ReadonlyMap<string, Facts>;
  readonly pages: readonly PageModule[];
  /** What stands at the root of a site whose languages all have a prefix: it leads to each of them. */
  readonly languagesPage?: PageModule | undefined;
  /** The texts of pages, by language; none for a site without. */
  readonly messages: MessageBooks;
  readonly legal: readonly LegalDocument[];
  /** The versions of them that were released, ordered by document and day; undefined for a site that keeps none. */
  readonly history?: readonly FrozenVersion[] | undefined;
  readonly collections: CollectionDocuments;
  /** What draws the pages' cards, if the site has a component of its own for them. */
  readonly card: CardModule | undefined;
  readonly publicFiles: readonly SourceBytes[];
  /** The fonts that the config declares. */
  readonly fonts: readonly Font[];
  /** What components and styles import: images, fonts; and the licences of the config's fonts. */
  readonly assets: readonly SourceBytes[];
  /** Absolute paths of all files and folders that the result depends on. */
  readonly inputs: readonly string[];
}

/** A file that is published as it is. */
export interface SourceBytes {
  /** Where it goes, posix, relative to the output folder. */
  readonly outputFile: string;
  /** Where it came from, posix, relative to the project's root. */
  readonly sourceFile: string;
  readonly bytes: Uint8Array;
}

/** A file under `pages/`. */
export interface PageModule {
  /** Posix, relative to the project's root: `pages/[legal].tsx`. */
  readonly sourceFile: string;
  /** The project's files that it reaches by imports, itself first. */
  readonly sources: readonly string[];
  readonly component: ComponentType<PageProps>;
  readonly meta: Meta;
  /** Only of a file whose name has a parameter. */
  readonly paths: Paths | undefined;
  /** Minified CSS of all that the page's components import. */
  readonly style: string;
  /** Minified browser script of all that the page's components import. */
  readonly script: string;
}

/** What the component of a card gets. */
export interface CardProps {
  /** The title of the page's `meta`. */
  title: string;
  /** The description of the page's `meta`. */
  description: string;
  /** The page's address, without the base path. */
  routePath: string;
  /** The page's language, a BCP 47 tag. */
  language: string;
  site: SiteView;
  legal: readonly LegalDocument[];
  /** Gives the texts of `messages/` in the page's language. */
  t: Translate;
}

/** The file `pages/_card.tsx`, or what handbill draws without one. */
export interface CardModule {
  /** Posix, relative to the project's root. */
  readonly sourceFile: string;
  readonly component: ComponentType<CardProps>;
}

/** A Markdown file under `legal/`. */
export interface LegalDocument {
  /** The file's name without `.md`: `privacy-policy`. */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** The language of the text, a BCP 47 tag. */
  readonly language: string;
  /** The language that lacks the document and has this one in its place; of any other undefined. */
  readonly standsInFor?: string;
  /** The day from which it holds, as the pages show it: `2025/08/17`, or in the words of the language. */
  readonly effectiveDate: string;
  /** The same as an ISO day: `2025-08-17`. */
  readonly effectiveDay: string;
  /** The body as sanitised HTML; headings carry ids. */
  readonly html: string;
  readonly headings: readonly Heading[];
  /** Ids that headings had, as the front matter says, each with the id of the heading that stands for it now. */
  readonly anchors?: Readonly<Record<string, string>>;
  /** The parts of its text that its HTML alone is not; of a text without such parts undefined. */
  readonly blocks?: readonly TextBlock[] | undefined;
  /** What its parts say that they answer, for the stores' review. */
  readonly sections: readonly LegalSection[];
  /** Names of the facts that the text states. */
  readonly stated: readonly string[];
  /** Posix, relative to the project's root. */
  readonly sourceFile: string;
  /** What is told of its versions; only of a document that has some under `legal/history`. */
  readonly history?: DocumentHistory;
}

/** A version as it was released: its record, and what its file says. */
export interface FrozenVersion {
  readonly record: VersionRecord;
  readonly document: LegalDocument;
}

/** A part of a document: from a heading to the next, or what stands before the first. */
export interface LegalSection {
  /** The id of its heading; undefined for what stands before the first. */
  readonly id: string | undefined;
  /** 1 to 6; 0 for what stands before the first heading. */
  readonly depth: number;
  /** From `<!-- answers: privacy.retention -->`. */
  readonly answers: readonly string[];
  /** The line of its heading in the file, from 1. */
  readonly line: number;
}

/** What a page's component gets. */
export interface PageProps {
  /** The values of the route's parameters, by name. */
  params: Record<string, string>;
  site: SiteView;
  legal: readonly LegalDocument[];
  /** The documents under `content/`, by collection. */
  collections: Collections;
  /** Gives the texts of `messages/` in the page's language. */
  t: Translate;
}

/** What the head of a page says. */
export interface PageMeta {
  /** The whole text of `<title>`. */
  title: string;
  /** One or two sentences for search engines and link previews. */
  description: string;
}

/** A page's `export const meta`. */
export type Meta = PageMeta | ((props: PageProps) => PageMeta);

/** A page's `export const paths`: the parameters of each route that the file makes. */
export type Paths = (context: Omit<PageProps, "params" | "t">) => readonly Record<string, string>[];
