import type { Host } from "../hosts/host.js";
import type { Redirect } from "../hosts/serving.js";
import type { JsonObject } from "../json.js";
import type { Card, IconRequest, ImageEncoding } from "../media/media.js";
import type { Project, SourceBytes } from "../project.js";
import type { Draft } from "./page.js";

/*
 * The contract of `derive/`: from the site, its pages and its host to files that no author writes. It runs when all pages are rendered
 * and before their heads are filled, so that a head can name derived files. Images are only named here, by their sources; `media/` makes
 * them later.
 */

/** `publicFiles` replace derived files with the same name. */
export interface DeriveInput
  extends Pick<Project, "site" | "sites" | "legal" | "collections" | "publicFiles"> {
  readonly host: Host;
  /** The pages that could be rendered, in the order of their routes; then the routes of the others. */
  readonly pages: readonly Draft[];
  readonly unrendered: readonly string[];
  /** The cards that were drawn for them, if the site has cards. */
  readonly cards: readonly Card[];
  readonly redirects: readonly Redirect[];
  /** The day as `2025-08-17`; undefined if no day is given. Derived bytes must not depend on it. */
  readonly today: string | undefined;
}

/** The result of one module of `derive/`, or of all of them. */
export interface Derived {
  readonly files: readonly SourceBytes[];
  /** Images to be encoded, each from a published file. */
  readonly images: readonly ImageEncoding[];
  readonly icons: readonly IconRequest[];
  readonly cards: readonly Card[];
  /** The elements that a page's head gets, with the base in their URLs. */
  readonly headOf: (page: Draft) => readonly HeadElement[];
}

/** An element of a page's head. Attributes have their HTML names. */
export type HeadElement =
  | { readonly tag: "meta" | "link"; readonly attributes: Readonly<Record<string, string>> }
  /** A data block, such as JSON-LD, which the page's policy need not allow. */
  | { readonly tag: "script"; readonly type: "application/ld+json"; readonly json: JsonObject };
