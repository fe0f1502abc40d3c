import type { HostedSite } from "../hosts/host.js";
import type { HostName } from "../hosts/serving.js";

/** A finished page, as your own rules and files get it. */
export interface OwnPage {
  /** Its path without the base path: `/press`, or `/404` for the not-found page. */
  readonly routePath: string;
  /** Its full URL. */
  readonly url: string;
  /** A BCP 47 tag. */
  readonly language: string;
  readonly title: string;
  readonly description: string;
  /** The complete HTML. */
  readonly html: string;
  /** The text that people read. */
  readonly text: string;
}

/** A relative path that cannot escape its folder. */
export const filePath = /^(?!\.handbill\.json$|(?:.*\/)?\.{0,2}(?:\/|$))[^\\\0]+$/;

/** A rule of your own: returns one or more problems of a page as text, or nothing. */
export type OwnRule = (page: OwnPage) => string | readonly string[] | false | null | undefined;

/** A file of your own, made from all pages: returns its text or its bytes. */
export type OwnFile = (site: { readonly pages: readonly OwnPage[] }) => string | Uint8Array;

/** A host that handbill does not know. */
export interface OwnHost {
  /** The name in messages. */
  title: string;
  /** The host whose URL rules it follows: with or without a slash or `.html` at the end. */
  like: HostName;
  /** Where its files go: published with the site, or into the project's folder, where `handbill host --write` puts them. */
  place: "output" | "project";
  /** Returns its configuration files, texts by path. */
  files: (hosted: Pick<HostedSite, "headers" | "redirects" | "base">) => Readonly<Record<string, string>>;
}
