import { canonicalUrl, folderIndexOf, outputFileOf, withBase } from "../model/addresses/addresses.js";
import type { Redirect } from "../model/hosts/serving.js";
import type { Site } from "../model/site/site.js";
import { escapeHtml } from "../text/escape-html.js";
import { type Deriver, textFile } from "./deriver.js";

/** Makes pages that redirect, for a host without redirects. Source: HTML, section 4.2.5.3, the refresh state. */
export const deriveRedirectPages: Deriver = ({ site, host, redirects }) => {
  if (host.reads) return {};
  const files = redirects.flatMap((redirect) => {
    const page = [formatPage(redirect, site)];
    return filesOf(redirect.from).map((file) => textFile(file, page, "a redirect of the config"));
  });
  return { files };
};

const filesOf = (from: string): string[] =>
  from.endsWith(".html") ? [from.slice(1)] : [outputFileOf(from), folderIndexOf(from) ?? []].flat();

function formatPage({ to }: Redirect, site: Site): string {
  const isOwn = to.startsWith("/");
  const href = escapeHtml(isOwn ? withBase(site.base, to) : to);
  const url = escapeHtml(isOwn ? canonicalUrl(site, to) : to);
  return `<!doctype html><html lang="${escapeHtml(site.language)}"><head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><meta http-equiv="refresh" content="0;url=${href}"/><title>${url}</title><meta name="robots" content="noindex"/><link rel="canonical" href="${url}"/></head><body><p><a href="${href}">${url}</a></p></body></html>`;
}
