import { canonicalUrl, folderIndexOf, outputFileOf, withBase } from "../model/addresses/addresses.js";
import type { Redirect } from "../model/hosts/serving.js";
import type { Site } from "../model/site/site.js";
import { escapeHtml } from "../text/escape-html.js";
import { type Deriver, textFile } from "./deriver.js";

/** Makes pages that redirect, for a host without redirects. Source: HTML, section 4.2.5.3, the refresh state. */
export const deriveRedirectPages: Deriver = ({ site, host, redirects }) => {
  if (host.configuration) return {};
  const pages = redirects.flatMap((redirect) => filesOf(redirect.from).map((file) => ({ file, redirect })));
  // Such a host serves /old.html at /old, so two redirects to the same page share a file.
  const written = pages.filter(
    ({ file, redirect }, index) =>
      !pages.slice(0, index).some((one) => one.file === file && one.redirect.to === redirect.to),
  );
  return {
    files: written.map(({ file, redirect }) =>
      textFile(file, [formatPage(redirect, site)], `the redirect from ${redirect.from}`),
    ),
  };
};

const filesOf = (from: string): string[] =>
  from.endsWith(".html") ? [from.slice(1)] : [outputFileOf(from), folderIndexOf(from) ?? []].flat();

function formatPage({ to }: Redirect, site: Site): string {
  const isOwn = to.startsWith("/");
  const href = escapeHtml(isOwn ? withBase(site.base, to) : to);
  const url = escapeHtml(isOwn ? canonicalUrl(site, to) : to);
  return `<!doctype html><html lang="${escapeHtml(site.language)}"><head><meta charset="utf-8"/><meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><meta http-equiv="refresh" content="0;url=${href}"/><title>${url}</title><meta name="robots" content="noindex"/><link rel="canonical" href="${url}"/></head><body><p><a href="${href}">${url}</a></p></body></html>`;
}
