import type { ComponentType } from "react";
import type { OwnFile, OwnHost, OwnRule } from "./config/own-parts.js";
import type { CollectionDocuments } from "./documents/collection.js";
import type { Facts } from "./facts/facts.js";
import type { LegalDocument } from "./legal/legal-document.js";
import type { VersionRecord } from "./legal/legal-history.js";
import type { Font } from "./media/media.js";
import type { Translate } from "./messages/message-types.js";
import type { MessageBooks } from "./messages/messages.js";
import type { LoadedData } from "./pages/load.js";
import type { Collections } from "./site/register.js";
import type { Site } from "./site/site.js";
import type { SiteView } from "./site/site-view.js";

export type { LegalDocument, LegalSection } from "./legal/legal-document.js";

/** Everything read from a site's folder: the input of `plan` and `render`. */
export interface Project {
  /** The absolute path of the project's folder. */
  readonly root: string;
  readonly site: Site;
  /** The site in each of its languages, by tag. */
  readonly sites: ReadonlyMap<string, Site>;
  /** The facts in each language of the site, by tag. */
  readonly facts: ReadonlyMap<string, Facts>;
  readonly pages: readonly PageModule[];
  /** The root page of a site whose languages all have a prefix: it links to each language. */
  readonly languagesPage?: PageModule | undefined;
  /** The texts of pages, by language; empty for a site without messages. */
  readonly messages: MessageBooks;
  readonly legal: readonly LegalDocument[];
  /** The released versions of the documents, ordered by document and day; undefined if the site has no history. */
  readonly history?: readonly FrozenVersion[] | undefined;
  readonly collections: CollectionDocuments;
  /** The component that draws the pages' cards, if the site has one. */
  readonly card: CardModule | undefined;
  readonly publicFiles: readonly SourceBytes[];
  readonly fonts: readonly Font[];
  /** Images and fonts that components and styles import, and the licences of the config's fonts. */
  readonly assets: readonly SourceBytes[];
  /** The site's own rules and files, by their keys in the config. */
  readonly own?: OwnCode | undefined;
  /** The results of `load` functions of pages and collections; undefined if there are none. */
  readonly data?: ProjectData | undefined;
  readonly drafts?: readonly string[] | undefined;
  /** Absolute paths of all files and folders that the result depends on. */
  readonly inputs: readonly string[];
}

interface OwnCode {
  readonly rules: Readonly<Record<string, OwnRule>>;
  readonly files: Readonly<Record<string, OwnFile>>;
  readonly host: OwnHost | undefined;
}

export interface ProjectData {
  /** When the first result becomes stale, in milliseconds since 1970; undefined if none does. */
  readonly until: number | undefined;
  /** Caches the results, for builds without a network. A build with errors keeps those of the build before it. */
  readonly save: () => void;
}

export interface SourceBytes {
  /** Where it is published, posix, relative to the output folder. */
  readonly outputFile: string;
  /** Its source, posix, relative to the project's root. */
  readonly sourceFile: string;
  readonly bytes: Uint8Array;
}

/** A file under `pages/`. */
export interface PageModule {
  /** Posix, relative to the project's root: `pages/[legal].tsx`. */
  readonly sourceFile: string;
  /** The project's files that it imports, directly or not, itself first. */
  readonly sources: readonly string[];
  readonly component: ComponentType<PageProps>;
  readonly meta: Meta;
  /** Only if the file's name has a parameter. */
  readonly paths: Paths | undefined;
  /** Its export `load`, of any type. */
  readonly load?: unknown;
  /** The result of `load`. */
  readonly data?: unknown;
  readonly style: string;
  /** Minified browser script of everything that the page's components import. */
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
  /** Whether the fonts of the site have every character of a text. */
  canDraw: (text: string) => boolean;
}

/** The file `pages/_card.tsx`, or handbill's own card. */
export interface CardModule {
  /** Posix, relative to the project's root. */
  readonly sourceFile: string;
  readonly component: ComponentType<CardProps>;
}

/** A released version: its record and the content of its file. */
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
