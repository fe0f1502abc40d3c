import type { HostName } from "./host-name.js";
import type { RedirectStatus, Serving } from "./serving.js";

/** What serves a site: a service or a program. Descriptions of them are in `hosts/`, one file each. */
export interface Host {
  /** The name in the config and on the command line; `any` if no host is named. */
  readonly name: HostName | "any";
  /** As people call it. */
  readonly title: string;
  readonly addresses: AddressRules;
  /** Whether each page is written as `x/index.html` too, since the host has no other answer to `/x/`. */
  readonly needsTwins: boolean;
  /** Whether it may run Jekyll over the files, which drops names that begin with `_` or a dot. */
  readonly runsJekyll: boolean;
  /** Whether a site may live under a path of it; otherwise what is deployed is its root. */
  readonly servesUnderBase: boolean;
  /** What the host can be configured to do; undefined if it reads no configuration. */
  readonly reads: HostReads | undefined;
}

export interface HostReads {
  readonly redirectStatuses: readonly RedirectStatus[];
  /** Paths that it never redirects. */
  readonly neverRedirects?: RegExp;
  /** Whether its rules can depend on what a phone calls itself. */
  readonly knowsPhones?: true;
  readonly limits: HostLimits;
  /** Files in the output that the host reads and does not serve. */
  readonly ownFiles: readonly string[];
  /** Files of the project that it may read beside those that handbill writes. */
  readonly rivals?: readonly Rival[];
  /** The configuration files, including those to write when there is nothing to configure. */
  readonly write: (told: HostedSite) => readonly HostFile[];
}

export interface Rival {
  /** Posix, relative to the project's folder. */
  readonly path: string;
  /** The file that handbill writes. */
  readonly of: string;
  /** Where it tells the host of the same things; without it, by being there. */
  readonly tells?: RegExp;
  /** What comes of the two: the rival counts alone, or not at all, or both do, or the host takes neither. */
  readonly effect: "instead" | "unread" | "beside" | "refused";
}

export interface HostLimits {
  readonly redirects?: number;
  /** How many rules may give headers. */
  readonly headerRules?: number;
  /** Characters of a header, name and value. */
  readonly headerLine?: number;
  /** Bytes of a file that tells it something, by its path. */
  readonly fileBytes?: Readonly<Record<string, number>>;
}

/** What a host's files are written from. */
export interface HostedSite extends Pick<Serving, "headers" | "redirects" | "phones"> {
  /** The path under which the site is served, which begins and ends in a slash. */
  readonly base: string;
  /** The output folder, posix, relative to the project's. */
  readonly outDir: string;
  /** The app's name, of small letters, digits and hyphens. */
  readonly name: string;
}

export interface HostFile {
  /** Posix, relative to where it belongs. */
  readonly path: string;
  readonly text: string;
  /** Whether it is published with the site, or belongs into the project's folder. */
  readonly place: "output" | "project";
}

/** How a host answers paths that are no file's own. All answer `/x` with `x.html`. */
export interface AddressRules {
  /** `/x/` where `x.html` is, and no `x/index.html`: to `/x`. */
  readonly slashAfterFile: "redirect" | "not-found";
  /** `/x/` where `x.html` and `x/index.html` are. */
  readonly slashAfterBoth: "redirect" | "file";
  /** `/x` where only `x/index.html` is: to `/x/`. */
  readonly folder: "redirect" | "file" | "not-found";
  /** `/x/` where only `x/index.html` is: to `/x`. */
  readonly slashAfterFolder: "redirect" | "file" | "not-found";
  /** `/x.html`: to `/x`; so `/x/index.html`. */
  readonly htmlEnding: "redirect" | "file";
  readonly redirectStatus: RedirectStatus;
  /** `/x/` where a redirect leads from `/x`. */
  readonly slashAfterRedirect: "redirect" | "not-found";
  /** What answers where nothing is, if the site has no 404.html. */
  readonly withoutNotFoundPage: "nothing" | "landing page";
}
