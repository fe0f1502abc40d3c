import { noAdvice, type Outcome, type Review } from "../diagnostics/review.js";
import { escapeHtml } from "../text/escape-html.js";
import {
  certaintyOf,
  countOutcomes,
  groupItems,
  leftOut,
  outcomes,
  outcomeWords,
  type ReviewGroup,
  remarksOf,
  rowsOf,
  storeNames,
} from "./review-words.js";

/** Formats a review as a section of the HTML report: open items first, the others collapsed. */
export function formatReviewSection(review: Review, pictured: ReadonlySet<string>): string {
  const stores = review.stores.map((store) => {
    const groups = groupItems(review, store);
    const lists = outcomes.map((outcome) => formatOutcome(groups, { outcome, review, pictured }));
    return `<h3>${storeNames[store]}</h3>\n<p>${escapeHtml(countOutcomes(groups))}.</p>\n${lists.join("\n")}`;
  });
  const rest = leftOut(review).map((line) => `<p>${escapeHtml(line)}</p>`);
  return `<section class="review"><h2>Ready for review</h2>
<p class="notice">${escapeHtml(noAdvice)}</p>
${[...stores, ...rest].join("\n")}</section>`;
}

interface OutcomeContext {
  readonly outcome: Outcome;
  readonly review: Review;
  readonly pictured: ReadonlySet<string>;
}

function formatOutcome(all: readonly ReviewGroup[], context: OutcomeContext): string {
  const { outcome } = context;
  const groups = all.filter(({ item }) => item.outcome === outcome);
  if (groups.length === 0) return "";
  const list = `<ul class="items">${groups.map((group) => formatGroup(group, context)).join("\n")}</ul>`;
  const isOpen = outcome === "failed" || outcome === "judge";
  return isOpen
    ? list
    : `<details><summary>${groups.length} ${outcomeWords[outcome]}</summary>${list}</details>`;
}

function formatGroup({ item, also }: ReviewGroup, { review, pictured }: OutcomeContext): string {
  const { id, demand, outcome, finding, hint, source } = item;
  const remarks = remarksOf(item).map((remark) => ` <em>(${escapeHtml(remark)})</em>`);
  const rows = rowsOf(item, review);
  const sides = (["app", "site"] as const).map((side) => {
    const own = rows.filter((row) => row.side === side);
    if (own.length === 0) return "";
    const places = own.map(
      ({ where, what }) =>
        `<dd>${where === "" ? "" : `<code>${escapeHtml(where)}</code> `}${escapeHtml(what)}</dd>`,
    );
    return `<div><dt>${side === "app" ? "The app’s project" : "The site"}</dt>${places.join("")}</div>`;
  });
  const pages = [...new Set(item.site.flatMap(({ place: { page } }) => page ?? []))].filter((page) =>
    pictured.has(page),
  );
  const pictures = pages.map(
    (page) => `<a href="#${escapeHtml(pictureId(page))}">Pictures of ${escapeHtml(page)}</a>`,
  );
  const lookup = `${certaintyOf(source)}.`;
  return `<li><p class="outcome ${outcome}">${outcomeWords[outcome]}</p><div>
<p class="demand">${escapeHtml(demand)}</p>
<p>${escapeHtml(asSentence(finding))}${remarks.join("")}</p>
${hint === undefined ? "" : `<p>To do: ${escapeHtml(hint)}</p>`}
${rows.length > 0 ? `<dl>${sides.join("")}</dl>` : ""}
<p class="source"><code>${escapeHtml(id)}</code> <a href="${escapeHtml(source.address)}">${escapeHtml(source.title)}</a>: ${lookup}${pictures.length > 0 ? ` ${pictures.join(", ")}.` : ""}</p>${also.map(({ id, words }) => `<p class="source">also <code>${escapeHtml(id)}</code>${escapeHtml(words)}</p>`).join("")}</div></li>`;
}

/** Capitalises a text, except for a URL. */
const asSentence = (text: string) =>
  /^https?:/.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** The id of a page's screenshots in the report. */
export const pictureId = (routePath: string): string => `pictures-${encodeURIComponent(routePath)}`;
