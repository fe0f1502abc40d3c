/** The hosts that handbill knows, as the config and the command line name them. */
export const hostNames = [
  "github-pages",
  "netlify",
  "cloudflare-pages",
  "cloudflare-workers",
  "vercel",
  "firebase",
  "s3-cloudfront",
  "azure-static-web-apps",
  "nginx",
  "caddy",
] as const;
export type HostName = (typeof hostNames)[number];

/** handbill's own file in the output folder, which lists what it wrote. It is not part of the site. */
export const manifestFile = ".handbill.json";

/** The configuration for a host, in neutral terms. Paths are those of the site, without the base. */
export interface Serving {
  readonly host: HostName;
  readonly headers: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
  /** Empty for a host that cannot read user agents. */
  readonly phones: readonly PhoneRedirect[];
  /** Pages that the host shows for the paths below them that have no file, such as `/event` for `/event/5`. */
  readonly appPages?: readonly string[];
}

/** A temporary redirect for the phones of one store: `/get` on iPhones to the App Store. */
export interface PhoneRedirect {
  readonly from: string;
  readonly store: "appStore" | "googlePlay";
  /** An https URL. */
  readonly to: string;
}

export interface HeaderRule {
  /** `/*` for every answer, `/assets/*` for a folder; otherwise the path of one file. */
  readonly path: string;
  /** The rules for a path set each header once: hosts treat repeated headers differently. */
  readonly headers: Readonly<Record<string, string>>;
}

export const redirectStatuses = [301, 302, 307, 308] as const;
export type RedirectStatus = (typeof redirectStatuses)[number];

export interface Redirect {
  /** `/old`, without a slash at its end. */
  readonly from: string;
  /** `/new` with its query and fragment, or an https URL. */
  readonly to: string;
  readonly status: RedirectStatus;
}

export function headersAt(rules: readonly HeaderRule[], path: string): Readonly<Record<string, string>> {
  const matches = (rule: string) => (rule.endsWith("*") ? path.startsWith(rule.slice(0, -1)) : path === rule);
  return Object.assign({}, ...rules.filter((rule) => matches(rule.path)).map(({ headers }) => headers));
}
