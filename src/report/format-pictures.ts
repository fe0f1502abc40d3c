import { escapeHtml } from "../text/escape-html.js";
import { pictureId } from "./format-review-html.js";
import { formatNumber } from "./format-table.js";

export interface ReportPicture {
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
export function formatPictures(pictures: readonly ReportPicture[]): string {
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
