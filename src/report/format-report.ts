import type { Diagnostic } from "../diagnostics/diagnostics.js";
import type { Review } from "../diagnostics/review.js";
import { wordsOf } from "../diagnostics/words-of.js";
import { escapeHtml } from "../text/escape-html.js";
import { compareText } from "../util/compare.js";
import type { LinkRow } from "./format-check.js";
import { formatPages } from "./format-diagnostics.js";
import { formatReviewSection, pictureId } from "./format-review-html.js";
import { formatNumber } from "./format-table.js";
import { formatWeights, type PageBar } from "./format-weights.js";
import { formatHtmlTable, reportStyle } from "./report-style.js";

export interface HtmlReport {
  /** The subject of the report: the site's URL. */
  readonly title: string;
  /** The last line of the check. */
  readonly verdict: string;
  readonly pages: readonly PageBar[];
  readonly diagnostics: readonly Diagnostic[];
  readonly links: readonly LinkRow[];
  readonly notes: readonly string[];
  readonly pictures: readonly ReportPicture[];
  /** The store review, if it ran. */
  readonly review: Review | undefined;
}

/** Formats a check's result as one self-contained HTML page. */
export function formatReport(report: HtmlReport): string {
  const { title, verdict, pages, diagnostics, links, notes, pictures, review } = report;
  const pictured = new Set(pictures.map(({ routePath }) => routePath));
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="data:,">
<title>${escapeHtml(`Check of ${title}`)}</title>
<style>${reportStyle}</style>
</head>
<body>
<main>
<h1>Check of ${escapeHtml(title)}</h1>
<p class="verdict">${escapeHtml(verdict)}</p>
${notes.map((note) => `<p>${escapeHtml(note)}</p>`).join("\n")}
${review ? formatReviewSection(review, pictured) : ""}
<section><h2>Weight</h2>${formatWeights(sortByRoute(pages))}</section>
<section><h2>Findings</h2>${formatFindings(diagnostics)}</section>
${review ? "" : `<section><h2>Outbound links</h2>${formatLinkTable(links)}</section>`}
${pictures.length > 0 ? `<section><h2>Pictures</h2>${formatPictures(sortByRoute(pictures))}</section>` : ""}
</main>
</body>
</html>
`;
}

const sortByRoute = <Item extends { readonly routePath: string }>(items: readonly Item[]) =>
  [...items].sort((a, b) => compareText(a.routePath, b.routePath));

function formatFindings(diagnostics: readonly Diagnostic[]): string {
  if (diagnostics.length === 0) return "<p>No problems found.</p>";
  const rows = diagnostics.map((diagnostic) => {
    const { severity, code, place } = diagnostic;
    const { message, hint } = wordsOf(diagnostic);
    const at = [place.file, place.line, place.column].filter((part) => part !== undefined).join(":");
    return `<tr><td class="${severity}">${severity}</td><td>${escapeHtml(message)}${hint ? `<br><small>${escapeHtml(hint)}</small>` : ""}</td><td>${escapeHtml(formatPages(place))}</td><td><code>${escapeHtml(at)}</code></td><td><code>${code}</code></td></tr>`;
  });
  const columns = ["Severity", "Finding", "Page", "Source", "Code"];
  return formatHtmlTable({ label: "Findings", columns, rows });
}

function formatLinkTable(links: readonly LinkRow[]): string {
  if (links.length === 0) return "<p>No URL was requested.</p>";
  const rows = links.map(({ address, verdict, why, redirectsTo, cached, files }) => {
    const note = [why, redirectsTo && `redirects to ${redirectsTo}`, cached ? "cached" : ""].filter(Boolean);
    return `<tr><td class="${verdict}">${verdict}</td><td>${escapeHtml(address)}</td><td>${escapeHtml(note.join("; "))}</td><td>${escapeHtml(files.join(", "))}</td></tr>`;
  });
  const columns = ["Verdict", "Address", "Note", "Used in"];
  return formatHtmlTable({ label: "Outbound links", columns, rows });
}

interface ReportPicture {
  readonly routePath: string;
  readonly view: string;
  /** The window's width in CSS pixels. */
  readonly width: number;
  readonly webp: Uint8Array;
  /** The height that it shows, from the top of the page, in CSS pixels, and the height of the page. */
  readonly shown: number;
  readonly height: number;
}

/** Formats a row of screenshots for each page, each in a frame that scrolls. */
function formatPictures(pictures: readonly ReportPicture[]): string {
  const routes = [...new Set(pictures.map(({ routePath }) => routePath))];
  const rows = routes.map((route) => {
    const own = pictures.filter(({ routePath }) => routePath === route);
    return `<h3 id="${pictureId(route)}">${escapeHtml(route)}</h3><div class="pictures">${own.map(formatPicture).join("\n")}</div>`;
  });
  return rows.join("\n");
}

function formatPicture({ routePath, view, width, webp, shown, height }: ReportPicture): string {
  const label = escapeHtml(`${routePath}, ${view}`);
  const data = Buffer.from(webp).toString("base64");
  const broad = width > 600 ? ' class="broad"' : "";
  const part = shown < height ? `, the first ${formatNumber(shown)} of ${formatNumber(height)} px` : "";
  return `<figure${broad}><div class="window" role="region" aria-label="${label}" tabindex="0"><img alt="${label}" src="data:image/webp;base64,${data}" width="${width}" height="${shown}"></div><figcaption>${escapeHtml(view)}${part}</figcaption></figure>`;
}
