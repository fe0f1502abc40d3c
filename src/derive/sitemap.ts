import { canonicalUrl } from "../model/addresses/addresses.js";
import { getLinkAt } from "../model/addresses/get-links.js";
import type { Draft } from "../model/pages/page.js";
import { configPlace } from "../model/place.js";
import type { Site } from "../model/site/site.js";
import { escapeHtml } from "../text/escape-html.js";
import { type Alternate, listAlternates } from "./alternates.js";
import { type Deriver, textFile } from "./deriver.js";

export const sitemapFile = "sitemap.xml";
const maxPages = 50_000;

/**
 * Lists all pages except the not-found page, versions and pages that redirect to stores, by their canonical URLs. The last change of a
 * page is the effective date of its documents; other pages have none, since only the build's date is known. Source: sitemaps.org,
 * protocol 0.9.
 */
export const deriveSitemap: Deriver = ({ site, pages }, log) => {
  if (!site.files.sitemap) return {};
  const listed = pages.filter((page) => isListed(page, site));
  if (listed.length > maxPages) {
    log.add("derive/too-many-pages", { pages: `${listed.length}` }, configPlace(["files", "sitemap"]));
  }
  const alternates = listAlternates(pages, site);
  const lines = listed.map((page) => {
    const day = lastChange(page);
    const changed = day === undefined ? "" : `<lastmod>${day}</lastmod>`;
    const others = (alternates.get(page.route.pagePath) ?? []).map(linkTo).join("");
    return `  <url><loc>${escapeHtml(canonicalUrl(site, page.route.routePath))}</loc>${changed}${others}</url>`;
  });
  const all = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${alternates.size > 0 ? xhtml : ""}>`,
    ...lines,
    "</urlset>",
  ];
  return { files: [textFile(sitemapFile, all, "files.sitemap of the config")] };
};

const xhtml = ' xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const linkTo = ({ hreflang, href }: Alternate) =>
  `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(href)}"/>`;

function lastChange({ documents }: Draft): string | undefined {
  return documents
    .map(({ effectiveDay }) => effectiveDay)
    .sort()
    .at(-1);
}

/** Whether search engines should list a page: not the not-found page, pages with another canonical URL, or pages that redirect to stores. */
export const isListed = (
  { route }: Pick<Draft, "route">,
  site: Pick<Site, "getLinks" | "languages">,
): boolean =>
  route.routePath !== "/404" &&
  route.canonical === undefined &&
  getLinkAt(route.routePath, site) === undefined;
