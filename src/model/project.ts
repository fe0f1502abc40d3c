import type { ComponentType } from "react";
import type { OwnFile, OwnHost, OwnRule } from "./config/own-parts.js";
import type { CollectionDocuments } from "./documents/collection.js";
import type { Facts } from "./facts/facts.js";
import type { LegalDocument } from "./legal/legal-document.js";
import type { VersionRecord } from "./legal/legal-history.js";
import type { Font } from "./media/font.js";
import type { Translate } from "./messages/message-types.js";
import type { MessageBooks } from "./messages/messages.js";
import type { LoadedData } from "./pages/load.js";
import type { Collections } from "./site/register.js";
import type { Site } from "./site/site.js";
import type { SiteView } from "./site/site-view.js";

export type { LegalDocument, LegalSection } from "./legal/legal-document.js";

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
  /** The root page of a site whose languages all have a prefix: it links to each language. */
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
  /** Rules and files of the site's own, by the keys of the config. */
  readonly own?: OwnCode | undefined;
  /** What pages and collections have loaded; undefined if they load nothing. */
  readonly data?: ProjectData | undefined;
  /** Absolute paths of all files and folders that the result depends on. */
  readonly inputs: readonly string[];
}

export interface OwnCode {
  readonly rules: Readonly<Record<string, OwnRule>>;
  readonly files: Readonly<Record<string, OwnFile>>;
  readonly host: OwnHost | undefined;
}

export interface ProjectData {
  /** When the first of it is stale, in milliseconds since 1970; undefined if nothing says so. */
  readonly until: number | undefined;
  /** The same for the same data. */
  readonly digest: string;
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
  /** What it exports as `load`, of whatever form. */
  readonly load?: unknown;
  /** What that gave. */
  readonly data?: unknown;
  /** Minified CSS of all that the page's components import. */
  readonly style: string;
  /** Minified browser script of all that the page's components import. */
  readonly script: string;
}

/** The props of the component in `pages/_card.tsx`, which draws the image for link previews. */
export interface CardProps {
  /** The title of the page's `meta`. */
  title: string;
  /** The description of the page's `meta`. */
  description: string;
  /** The page's path without the base path. */
  routePath: string;
  /** The page's language, a BCP 47 tag. */
  language: string;
  /** As `useSite()` returns it. */
  site: SiteView;
  /** As `useLegal()` returns them. */
  legal: readonly LegalDocument[];
  /** As `useMessages()` returns it. */
  t: Translate;
  /** Whether the fonts of the site have every character of a text. A card leaves out characters that they lack, and a warning names them. */
  canDraw: (text: string) => boolean;
}

/** The file `pages/_card.tsx`, or what handbill draws without one. */
export interface CardModule {
  /** Posix, relative to the project's root. */
  readonly sourceFile: string;
  readonly component: ComponentType<CardProps>;
}

/** A version as it was released: its record, and what its file says. */
export interface FrozenVersion {
  readonly record: VersionRecord;
  readonly document: LegalDocument;
}

/** The props of a page's component. */
export interface PageProps<Source = undefined> {
  /** The values of the route's parameters, by name. */
  params: Record<string, string>;
  /** As `useSite()` returns it. */
  site: SiteView;
  /** As `useLegal()` returns them. */
  legal: readonly LegalDocument[];
  /** The documents in `content/`, by collection. Those in `legal/` are `collections.legal`. */
  collections: Collections;
  /** The result of the page's `load`, typed by `PageProps<typeof load>`. */
  data: LoadedData<Source>;
  /** As `useMessages()` returns it. */
  t: Translate;
}

/** The title and description of a page. */
export interface PageMeta {
  /** The complete text of `<title>`. */
  title: string;
  /** One or two sentences for search engines and link previews. */
  description: string;
}

/** The type of a page's `export const meta`. */
export type Meta<Source = undefined> = PageMeta | ((props: PageProps<Source>) => PageMeta);

/** The type of a page's `export const paths`: the parameters of each page to build. */
export type Paths<Source = undefined> = (
  context: Omit<PageProps<Source>, "params" | "t">,
) => readonly Record<string, string>[];
