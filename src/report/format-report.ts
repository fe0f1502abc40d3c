import { compareText } from "../core/compare.js";
import type { Diagnostic } from "../core/diagnostic.js";
import { wordsOf } from "../core/words-of.js";
import type { LinkRow } from "./format-check.js";
import { formatPages } from "./format-pages.js";
import { formatNumber } from "./format-table.js";
import { reportStyle } from "./report-style.js";

export interface PageBar {
  readonly routePath: string;
  /** Bytes on the wire by kind: html, style, script, font, image. */
  readonly parts: Readonly<Record<string, number>>;
  readonly firstLoad: number;
  /** The most that the first load may weigh; undefined without a budget. */
  readonly budget: number | undefined;
}

export interface ReportPicture {
  readonly routePath: string;
  readonly view: string;
  /** Of the window, in CSS pixels. */
  readonly width: number;
  readonly jpeg: Uint8Array;
}

export interface HtmlReport {
  /** What the report is about: the site's address. */
  readonly title: string;
  /** The last line of the check. */
  readonly verdict: string;
  readonly pages: readonly PageBar[];
  readonly diagnostics: readonly Diagnostic[];
  readonly links: readonly LinkRow[];
  readonly notes: readonly string[];
  readonly pictures: readonly ReportPicture[];
}

/** A check's result as one HTML page that needs nothing beside itself. */
export function formatReport(report: HtmlReport): string {
  const { title, verdict, pages, diagnostics, links, notes, pictures } = report;
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
<section><h2>Weight</h2>${formatWeights(sortByRoute(pages))}</section>
<section><h2>Findings</h2>${formatFindings(diagnostics)}</section>
<section><h2>Outbound links</h2>${formatLinkTable(links)}</section>
${pictures.length > 0 ? `<section><h2>Pictures</h2>${formatPictures(sortByRoute(pictures))}</section>` : ""}
</main>
</body>
</html>
`;
}

const sortByRoute = <Item extends { readonly routePath: string }>(items: readonly Item[]) =>
  [...items].sort((a, b) => compareText(a.routePath, b.routePath));

interface Table {
  readonly label: string;
  readonly columns: readonly string[];
  /** Rows of HTML. */
  readonly rows: readonly string[];
}

/** A table in a box that scrolls sideways, by the keyboard too. */
function formatHtmlTable({ label, columns, rows }: Table): string {
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join("");
  return `<div class="scroll" role="region" aria-label="${label}" tabindex="0"><table><thead><tr>${head}</tr></thead>
<tbody>${rows.join("\n")}</tbody></table></div>`;
}

const kinds = ["html", "style", "script", "font", "image"] as const;

function formatWeights(pages: readonly PageBar[]): string {
  if (pages.length === 0) return "<p>No pages.</p>";
  const totals = pages.map(({ parts }) => kinds.reduce((sum, kind) => sum + (parts[kind] ?? 0), 0));
  const widest = totals.reduce((most, total) => Math.max(most, total), 1);
  const rows = pages.map(({ routePath, parts, firstLoad, budget }, index) => {
    let x = 0;
    const pieces = kinds.map((kind) => {
      const width = ((parts[kind] ?? 0) / widest) * 600;
      const piece = `<rect class="${kind}" x="${x.toFixed(1)}" width="${width.toFixed(1)}" height="16"><title>${kind}: ${formatNumber(parts[kind] ?? 0)} bytes</title></rect>`;
      x += width;
      return piece;
    });
    const label = kinds.map((kind) => `${kind} ${formatNumber(parts[kind] ?? 0)}`).join(", ");
    const over = budget !== undefined && firstLoad > budget ? ' class="error"' : "";
    return `<tr><th scope="row">${escapeHtml(routePath)}</th>
<td><svg role="img" aria-label="${label}" viewBox="0 0 600 16" width="600" height="16">${pieces.join("")}</svg></td>
<td class="number">${formatNumber(totals[index] ?? 0)}</td>
<td class="number"><span${over}>${formatNumber(firstLoad)}${budget === undefined ? "" : ` of ${formatNumber(budget)}`}</span></td></tr>`;
  });
  const legend = kinds.map((kind) => `<span><i class="${kind}"></i>${kind}</span>`).join(" ");
  const columns = ["Route", "Bytes, compressed", "In all", "First load"];
  return `<p class="legend">${legend}</p>${formatHtmlTable({ label: "Weight", columns, rows })}`;
}

function formatFindings(diagnostics: readonly Diagnostic[]): string {
  if (diagnostics.length === 0) return "<p>Nothing is wrong.</p>";
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
  if (links.length === 0) return "<p>No address was asked.</p>";
  const rows = links.map(({ address, verdict, why, leadsTo, kept, files }) => {
    const note = [why, leadsTo && `leads to ${leadsTo}`, kept ? "verdict of an earlier run" : ""].filter(
      Boolean,
    );
    return `<tr><td class="${verdict}">${verdict}</td><td>${escapeHtml(address)}</td><td>${escapeHtml(note.join("; "))}</td><td>${escapeHtml(files.join(", "))}</td></tr>`;
  });
  const columns = ["Verdict", "Address", "Note", "Named in"];
  return formatHtmlTable({ label: "Outbound links", columns, rows });
}

/** A row of pictures for each page. */
function formatPictures(pictures: readonly ReportPicture[]): string {
  const routes = [...new Set(pictures.map(({ routePath }) => routePath))];
  const rows = routes.map((route) => {
    const own = pictures.filter(({ routePath }) => routePath === route);
    return `<h3>${escapeHtml(route)}</h3><div class="pictures">${own.map(formatPicture).join("\n")}</div>`;
  });
  return rows.join("\n");
}

function formatPicture({ routePath, view, width, jpeg }: ReportPicture): string {
  const label = escapeHtml(`${routePath}, ${view}`);
  const data = Buffer.from(jpeg).toString("base64");
  const size = width > 600 ? ' class="broad"' : "";
  return `<figure${size}><img alt="${label}" src="data:image/jpeg;base64,${data}"><figcaption>${escapeHtml(view)}</figcaption></figure>`;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
