import { addressesIn } from "../text/addresses-in.js";
import type { Finding } from "./app/finding.js";

/** Hosts that many apps share, which are not an app's own site. */
const shared =
  /(?:^|\.)(?:github\.com|gitlab\.com|bitbucket\.org|codeberg\.org|google\.com|apple\.com|facebook\.com|twitter\.com|x\.com|instagram\.com|linkedin\.com|reddit\.com|discord\.(?:com|gg)|t\.me|medium\.com|notion\.(?:so|site)|zendesk\.com|freshdesk\.com|iubenda\.com|termly\.io|termsfeed\.com|freeprivacypolicy\.com|expo\.fyi)$/i;

export const isSharedHost = (host: string): boolean => shared.test(host);

/** The pages of a new site that replace those in listings. */
const pages = { privacyUrl: "/privacy-policy", supportUrl: "/support" } as const;

/** The same for links in a description, by a word of their path. */
const pageOf = (path: string) =>
  /privacy/i.test(path) ? "/privacy-policy" : /terms|eula/i.test(path) ? "/terms-of-service" : "/support";
const isOfPage = /privacy|terms|eula|support|contact|help/i;

interface ListingAddresses {
  /** The site's URL if the listing does not state it: the host of its links. */
  readonly site: { readonly address: string; readonly finding: Finding } | undefined;
  /** Paths that the listing links to, each with the page of the new site that replaces it. */
  readonly redirects: Readonly<Record<string, string>>;
}

/**
 * Reads the links to the policy and to support. Their host is the app's site if it contains the app's name, or if both links share it;
 * `site` is the URL if it is known already. Links in the description, `text`, may need a redirect too.
 */
export function readListingAddresses(
  links: Readonly<Record<keyof typeof pages, Finding | undefined>>,
  { site, name, text }: Readonly<Record<"site" | "name" | "text", string | undefined>>,
): ListingAddresses {
  const found = Object.entries(links).flatMap(([field, finding]) => {
    if (!finding || !URL.canParse(finding.value)) return [];
    const url = new URL(finding.value);
    const isOwn = /^https?:$/.test(url.protocol) && !isSharedHost(url.hostname) && url.port === "";
    return isOwn ? [{ to: pages[field as keyof typeof pages], finding, url }] : [];
  });
  const inText = addressesIn(text ?? "")
    .map((link) => new URL(link))
    .filter(({ pathname }) => isOfPage.test(pathname))
    .map((url) => ({ to: pageOf(url.pathname), url }));
  const [first, second] = found;
  const isBoth = first !== undefined && first.url.hostname === second?.url.hostname;
  const own = found.find(({ url }) => isBoth || isNamedAfter(url.hostname, name ?? ""));
  const address = site ?? (own && `https://${own.url.hostname}/`);
  if (address === undefined) return { site: undefined, redirects: {} };
  const base = new URL(address);
  const moved = [...inText, ...found].flatMap(({ url, to }): [string, string][] => {
    const path = url.pathname.replace(/\/+$/, "");
    const isThere = url.hostname === base.hostname && base.pathname === "/" && url.search === "";
    return isThere && isPath(path) && path !== to ? [[path, to]] : [];
  });
  const redirects = Object.fromEntries(moved.filter(([from]) => !isOfNewSite(from)));
  return { site: site === undefined && own ? { address, finding: own.finding } : undefined, redirects };
}

export function isNamedAfter(host: string, name: string): boolean {
  const plain = name.toLowerCase().replace(/[^a-z0-9]+/g, "");
  return plain.length >= 4 && host.replaceAll("-", "").includes(plain);
}

/** Whether a redirect can start at a path: letters, digits and dashes, of a page and no other file. */
const isPath = (path: string) => /^(?:\/[\w-]+)+(?<!\/index)(?:\.html)?$/.test(path);

/** Whether a new site has a path, without the prefix of its language. */
export const isOfNewSite = (path: string): boolean => ofNewSite.has(path.replace(".html", ""));

const ofNewSite = new Set([
  "/privacy-policy",
  "/terms-of-service",
  "/support",
  "/press",
  "/help",
  "/news",
  "/delete-account",
]);
