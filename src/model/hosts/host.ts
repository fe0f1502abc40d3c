import type { HostName, RedirectStatus, Serving } from "./serving.js";

/** A service or a program that serves a site. The descriptions are in `hosts/`. */
export interface Host {
  /** The name in the config and on the command line; `any` if no host is named. */
  readonly name: HostName | "any";
  /** Its name in messages. */
  readonly title: string;
  readonly addresses: AddressRules;
  /** Whether each page needs a second file `x/index.html`, since the host cannot answer `/x/` otherwise. */
  readonly needsTwins?: boolean;
  /** Whether it may run Jekyll, which drops files whose names begin with `_` or a dot. */
  readonly runsJekyll?: boolean;
  /** Whether it can serve a site below a path; otherwise the deployed folder is the root. */
  readonly servesUnderBase?: boolean;
  /** What the host's configuration can do; undefined if it has none. */
  readonly configuration: HostConfiguration | undefined;
}

export interface HostConfiguration {
  readonly redirectStatuses: readonly RedirectStatus[];
  readonly cannotRedirect?: RegExp;
  /** Whether its rules can depend on the user agent. */
  readonly readsUserAgents?: true;
  /** Whether the host can show a page for the paths below it: where no file is, or everywhere. Undefined if it cannot. */
  readonly appPages?: "where no file is" | "everywhere";
  readonly limits?: HostLimits;
  /** Configuration files in the output, which the host reads and does not serve. */
  readonly configFiles?: readonly string[];
  /** Writes the configuration files, including those that have to exist when there is nothing to configure. */
  readonly write: (site: HostedSite) => readonly HostFile[];
}

export interface HostLimits {
  readonly redirects?: number;
  readonly headerRules?: number;
  /** The maximum length of a header, name and value, in characters. */
  readonly headerLine?: number;
  /** The maximum size of a published file in bytes. */
  readonly publishedBytes?: number;
  /** The maximum size of its configuration files in bytes, by path. */
  readonly fileBytes?: Readonly<Record<string, number>>;
}

/** The data that a host's files are written from. */
export interface HostedSite extends Pick<Serving, "headers" | "redirects" | "phones" | "appPages"> {
  /** The path under which the site is served, with a slash at both ends. */
  readonly base: string;
  /** The output folder, posix, relative to the project's folder. */
  readonly outDir: string;
  /** The app's name in lower-case letters, digits and hyphens. */
  readonly name: string;
}

export interface HostFile {
  /** Posix, relative to its place. */
  readonly path: string;
  readonly text: string;
  /** Whether it is published with the site or belongs to the project's folder. */
  readonly place: "output" | "project";
}

/** How a host answers paths that are not files. All answer `/x` with `x.html`. */
export interface AddressRules {
  /** `/x/` if there is `x.html` but no `x/index.html`; the redirect goes to `/x`. */
  readonly slashAfterFile: "redirect" | "not-found";
  /** `/x/` if there are `x.html` and `x/index.html`; the redirect goes to `/x`. */
  readonly slashAfterBoth: "redirect" | "file";
  /** `/x` if there is only `x/index.html`; the redirect goes to `/x/`. */
  readonly folder: "redirect" | "file" | "not-found";
  /** `/x/` if there is only `x/index.html`; the redirect goes to `/x`. */
  readonly slashAfterFolder: "redirect" | "file" | "not-found";
  /** `/x.html` and `/x/index.html`; the redirect goes to `/x`. */
  readonly htmlEnding: "redirect" | "file";
  readonly redirectStatus: RedirectStatus;
  /** `/x/` if there is a redirect from `/x`. */
  readonly slashAfterRedirect: "redirect" | "not-found";
  /** Unknown paths, if the site has no 404.html. */
  readonly withoutNotFoundPage: "nothing" | "landing page";
}
