import type { Host } from "../hosts/host.js";
import type { Redirect } from "../hosts/serving.js";
import type { JsonObject } from "../json.js";
import type { Card } from "../media/card.js";
import type { IconAsk, ImageEncoding } from "../media/media.js";
import type { Project, SourceBytes } from "../project.js";
import type { Draft } from "./page.js";

/*
 * The contract of `derive/`: from the site, its pages and the host that serves it to what no author writes. It is asked
 * when all pages are rendered and before their heads are filled, so that a head can name what is derived; pictures are
 * named here by what they are made of, and made later by `encode/`.
 */

/** `publicFiles` replace derived files with the same name. */
export interface DeriveInput
  extends Pick<Project, "site" | "sites" | "legal" | "collections" | "publicFiles"> {
  readonly host: Host;
  /** Those that could be rendered, in the order of their routes. */
  readonly pages: readonly Draft[];
  /** The cards that were drawn of them, if the site wants any. */
  readonly cards: readonly Card[];
  /** Those of the config that can work. */
  readonly redirects: readonly Redirect[];
  /** The day as `2025-08-17`; undefined if no day is given. No derived byte may depend on it. */
  readonly today: string | undefined;
  /** The config as diagnostics name it. */
  readonly configFile: string;
}

/** What one module of `derive/` gives, or all of them. */
export interface Derived {
  readonly files: readonly SourceBytes[];
  /** Pictures to be made, each of a file that the site publishes. */
  readonly asks: readonly ImageEncoding[];
  /** Icons to be made of the config's one. */
  readonly icons: readonly IconAsk[];
  /** Cards to be made pictures. */
  readonly cards: readonly Card[];
  /** What the head of a page says of all this, base included. */
  readonly headOf: (page: Draft) => readonly HeadElement[];
}

/** An element of a page's head. Attributes are named as HTML names them. */
export type HeadElement =
  | { readonly tag: "meta" | "link"; readonly attributes: Readonly<Record<string, string>> }
  /** A data block, such as JSON-LD, which the page's policy need not allow. */
  | { readonly tag: "script"; readonly type: "application/ld+json"; readonly json: JsonObject };
