import type { Diagnostic } from "../diagnostics/diagnostics.js";
import type { Outcome, Review } from "../diagnostics/review.js";
import type { Silenced } from "../model/config/site-config.js";
import { compareText } from "../util/compare.js";
import { formatCount } from "./format-diagnostics.js";
import { formatGroups } from "./format-groups.js";
import { formatSilenced } from "./format-notes.js";
import { causeOf, formatReview } from "./format-review.js";
import { formatDuration, formatNumber, formatQuantity, formatTable } from "./format-table.js";
import type { TextStyle } from "./text-style.js";

/** The verdict on an outbound URL. */
interface CheckedLink {
  readonly link: { readonly address: string };
  readonly verdict: "ok" | "broken" | "unverifiable";
  readonly why: string;
  /** The target of redirects; undefined without one. */
  readonly redirectsTo: string | undefined;
  /** Whether the verdict comes from an earlier run. */
  readonly cached: boolean;
}

export interface CheckSummary {
  readonly ok: boolean;
  readonly strict: boolean;
  readonly diagnostics: readonly Diagnostic[];
  readonly silenced: readonly Silenced[];
  readonly pageCount: number;
  readonly insideCount: number;
  readonly links: readonly CheckedLink[];
  /** `file:line` of the listed links. */
  readonly places: ReadonlyMap<CheckedLink["link"], readonly string[]>;
  /** Notes about URLs that were not requested, one line each. */
  readonly notes: readonly string[];
  /** The store review, if it ran. */
  readonly review?: Review | undefined;
  /** Milliseconds since the process started. */
  readonly ms: number;
}

/** Formats a check's findings by file, the worst first, and a summary in the last line. */
export function formatCheck(summary: CheckSummary, style: TextStyle): string {
  const { diagnostics, silenced, notes, review } = summary;
  const blocks = [
    ...formatGroups(diagnostics, style),
    formatLinks(summary, style),
    formatSilenced(silenced, style),
    review ? formatReview(review, style) : "",
    ...notes.map((note) => `${style.dim(note)}\n`),
  ];
  return [...blocks.filter((block) => block !== ""), `${formatVerdict(summary, style)}\n`].join("");
}

const maxLinks = 20;

/** Formats the links that are neither ok nor among the findings. */
function formatLinks({ links, places }: CheckSummary, style: TextStyle): string {
  const order = ["unverifiable", "ok"];
  const shown = links
    .filter(
      ({ verdict, redirectsTo }) =>
        verdict === "unverifiable" || (verdict === "ok" && redirectsTo !== undefined),
    )
    .sort(
      (a, b) =>
        order.indexOf(a.verdict) - order.indexOf(b.verdict) || compareText(a.link.address, b.link.address),
    );
  if (shown.length === 0) return "";
  const rows = shown
    .slice(0, maxLinks)
    .map(({ link, verdict, why, redirectsTo, cached }) => [
      verdict === "ok" ? "redirect" : verdict,
      link.address,
      [why, redirectsTo && `redirects to ${redirectsTo}`, cached ? "cached" : ""].filter(Boolean).join("; "),
      (places.get(link) ?? []).join(", "),
    ]);
  const lines = formatTable(rows, ["left", "left", "left", "left"]);
  const more = shown.length - rows.length;
  if (more > 0) lines.push(style.dim(`and ${formatNumber(more)} more; --json lists them all`));
  return `${style.bold("outbound links")}\n${lines.map((line) => `  ${line}\n`).join("")}\n`;
}

/** Formats the last line of a check, without the line end. */
export function formatVerdict(summary: CheckSummary, style: TextStyle): string {
  const { ok, strict, diagnostics, pageCount, insideCount, links, review, ms } = summary;
  const unverifiable = links.filter(({ verdict }) => verdict === "unverifiable").length;
  const outbound = review ? "" : `, ${formatNumber(links.length)} outbound`;
  const what = `${formatQuantity(pageCount, "page")}, ${formatQuantity(insideCount, "internal link")}${outbound}`;
  const doubt = unverifiable > 0 ? ` (${formatNumber(unverifiable)} unverifiable)` : "";
  const causes = (outcome: Outcome) =>
    new Set(review?.items.filter((item) => item.outcome === outcome).map(causeOf)).size;
  const failed = causes("failed");
  const open = causes("judge");
  const demands = [
    failed > 0 ? [`${formatQuantity(failed, "store requirement")} failed`] : [],
    open > 0 ? [`${formatQuantity(open, "item")} to check yourself`] : [],
  ].flat();
  const found = [formatCount(diagnostics), ...demands].filter((part) => part !== "").join(", ");
  const isStrict = strict && !ok && failed === 0 && !found.includes("error");
  const mark = ok ? (found ? style.yellow("!") : style.green("✓")) : style.red("✗");
  return `${mark} ${found || (ok ? "no problems" : `${formatQuantity(unverifiable, "outbound link")} not checked`)} in ${what}${doubt}${isStrict ? "; --strict does not allow that" : ""}, ${formatDuration(ms)}`;
}
