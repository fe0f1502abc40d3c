import { escapeHtml } from "../text/escape-html.js";
import { formatNumber } from "./format-table.js";
import { formatHtmlTable } from "./report-style.js";

export interface PageBar {
  readonly routePath: string;
  /** Compressed bytes by kind: html, style, script, font, image. */
  readonly parts: Readonly<Record<string, number>>;
  readonly firstLoad: number;
  /** The limit for the first load; undefined without a budget. */
  readonly budget: number | undefined;
}

const kinds = ["html", "style", "script", "font", "image"] as const;
/** The width of the bars in pixels. */
const wide = 320;

/** Formats the first load of each page against its budget, and everything that it loads, by kind. */
export function formatWeights(pages: readonly PageBar[]): string {
  if (pages.length === 0) return "<p>No pages.</p>";
  const heaviest = Math.max(1, ...pages.map(totalOf));
  const heaviestFirst = Math.max(
    1,
    ...pages.map(({ firstLoad, budget }) => Math.max(firstLoad, budget ?? 0)),
  );
  const rows = pages.map((page) => {
    const { routePath, firstLoad, budget } = page;
    const over = budget !== undefined && firstLoad > budget ? ' class="error"' : "";
    return `<tr><th scope="row">${escapeHtml(routePath)}</th>
<td>${formatFirstLoad(page, heaviestFirst)}</td>
<td class="number"><span${over}>${formatNumber(firstLoad)}${budget === undefined ? "" : ` of ${formatNumber(budget)}`}</span></td>
<td>${formatKinds(page, heaviest)}</td>
<td class="number">${formatNumber(totalOf(page))}</td></tr>`;
  });
  const legend = kinds.map((kind) => `<span><i class="${kind}"></i>${kind}</span>`).join(" ");
  const columns = ["Route", "First load and its budget", "Bytes, compressed", "Total", "Bytes"];
  return `<p class="legend">${legend}</p>${formatHtmlTable({ label: "Weight", columns, rows })}`;
}

const totalOf = ({ parts }: PageBar) => kinds.reduce((sum, kind) => sum + (parts[kind] ?? 0), 0);

/** A bar that is full when the budget is used up; the excess is drawn beyond the budget's mark. */
function formatFirstLoad({ firstLoad, budget }: PageBar, heaviest: number): string {
  const full = budget === undefined ? heaviest : Math.max(budget, firstLoad);
  const xOf = (bytes: number) => ((bytes / full) * wide).toFixed(1);
  const label =
    budget === undefined
      ? `${formatNumber(firstLoad)} bytes, no budget`
      : `${formatNumber(firstLoad)} of ${formatNumber(budget)} bytes, ${Math.round((firstLoad / budget) * 100)} %`;
  const spent = `<rect class="spent" width="${xOf(Math.min(firstLoad, budget ?? firstLoad))}" height="16"/>`;
  const beyond =
    budget !== undefined && firstLoad > budget
      ? `<rect class="beyond" x="${xOf(budget)}" width="${xOf(firstLoad - budget)}" height="16"/>`
      : "";
  return `<svg class="first-load" role="img" aria-label="${label}" viewBox="0 0 ${wide} 16" width="${wide}" height="16">${spent}${beyond}</svg>`;
}

function formatKinds({ parts }: PageBar, heaviest: number): string {
  let x = 0;
  const pieces = kinds.map((kind) => {
    const width = ((parts[kind] ?? 0) / heaviest) * wide;
    const piece = `<rect class="${kind}" x="${x.toFixed(1)}" width="${width.toFixed(1)}" height="16"><title>${kind}: ${formatNumber(parts[kind] ?? 0)} bytes</title></rect>`;
    x += width;
    return piece;
  });
  const label = kinds.map((kind) => `${kind} ${formatNumber(parts[kind] ?? 0)}`).join(", ");
  return `<svg class="kinds" role="img" aria-label="${label}" viewBox="0 0 ${wide} 16" width="${wide}" height="16">${pieces.join("")}</svg>`;
}
