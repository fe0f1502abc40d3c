/** What serves a site: a service or a program. Descriptions of them are in `hosts/`, one file each. */
export interface Host {
  /** As the config and the command line name it; `any` where nobody has named one. */
  readonly name: HostName | "any";
  /** As people call it. */
  readonly title: string;
  readonly addresses: AddressRules;
  /** Whether each page is written as `x/index.html` too, since the host has no other answer to `/x/`. */
  readonly needsTwins: boolean;
  /** Whether it may run Jekyll over the files, which drops names that begin with `_` or a dot. */
  readonly runsJekyll: boolean;
}

export const hostNames = ["github-pages", "netlify", "cloudflare-pages"] as const;
export type HostName = (typeof hostNames)[number];

/** How a host answers paths that are no file's own. All answer `/x` with `x.html`. */
export interface AddressRules {
  /** `/x/` where `x.html` is, and no `x/index.html`: to `/x`. */
  readonly slashAfterFile: "redirect" | "not-found";
  /** `/x/` where `x.html` and `x/index.html` are. */
  readonly slashAfterBoth: "redirect" | "file";
  /** `/x` where only `x/index.html` is: to `/x/`. */
  readonly folder: "redirect" | "file";
  /** `/x/` where only `x/index.html` is: to `/x`. */
  readonly slashAfterFolder: "redirect" | "file";
  /** `/x.html`: to `/x`; so `/x/index.html`. */
  readonly htmlEnding: "redirect" | "file";
  readonly redirectStatus: 301 | 302 | 307 | 308;
  /** What answers where nothing is, if the site has no 404.html. */
  readonly withoutNotFoundPage: "nothing" | "landing page";
}
