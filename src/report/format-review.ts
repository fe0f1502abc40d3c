import { noAdvice, type Outcome, type Review } from "../diagnostics/review.js";
import {
  causeOf,
  countOutcomes,
  groupItems,
  leftOut,
  outcomes,
  type ReviewGroup,
  remarksOf,
  rowsOf,
  sourceOf,
  storeNames,
} from "./review-words.js";
import type { TextStyle } from "./style.js";

/** The maximum number of places to list: a listing has up to fifty languages. */
const maxPlaces = 5;

/** Formats a review for a terminal, by store, with open items first. */
export function formatReview(review: Review, style: TextStyle): string {
  const blocks = review.stores.map((store) => {
    const groups = groupItems(review, store);
    const parts = outcomes.flatMap((outcome) =>
      groups
        .filter(({ item }) => item.outcome === outcome)
        .map((group) => formatGroup(group, { review, style })),
    );
    return `${style.bold(storeNames[store])}  ${countOutcomes(groups)}\n\n${parts.join("")}\n`;
  });
  const rest = leftOut(review).map((line) => `${style.dim(line)}\n`);
  return [...blocks, ...rest, `${style.dim(noAdvice)}\n\n`].join("");
}

interface ItemContext {
  readonly review: Review;
  readonly style: TextStyle;
}

function formatGroup({ item, also }: ReviewGroup, { review, style }: ItemContext): string {
  const mark = markOf(item.outcome, style);
  const remarks = remarksOf(item)
    .map((remark) => style.dim(` (${remark})`))
    .join("");
  const rows = rowsOf(item, review);
  const isDone = item.outcome === "passed" || item.outcome === "not-applicable";
  const first = review.items.find((one) => causeOf(one) === causeOf(item));
  if (!isDone && first && first !== item)
    return `  ${mark} ${style.bold(item.id)}  ${style.dim(`the same as ${first.id}, above`)}\n\n`;
  if (isDone) {
    const [first] = rows;
    const where = first && first.where !== "" ? style.dim(`  ${first.where}`) : "";
    const ids = [item.id, ...also.map(({ id }) => id)].join(", ");
    return `  ${mark} ${ids}  ${item.finding}${remarks}${where}\n`;
  }
  const shown = rows.slice(0, maxPlaces);
  const width = Math.max(0, ...shown.map(({ where }) => where.length));
  const places = shown.map(({ side, where, what }) =>
    `      ${style.dim(side.padEnd(4))}  ${where.padEnd(width)}  ${what}`.trimEnd(),
  );
  const more = rows.length > maxPlaces ? [`      ${style.dim(`and ${rows.length - maxPlaces} more`)}`] : [];
  return `${[
    `  ${mark} ${style.bold(item.id)}  ${item.demand}`,
    `      ${item.finding}${remarks}`,
    ...places,
    ...more,
    ...(item.hint === undefined ? [] : [`      ${style.cyan("hint:")} ${item.hint}`]),
    `      ${style.dim(sourceOf(item))}`,
    ...also.map(({ id, words }) => `      also ${id}${words}`),
  ].join("\n")}\n\n`;
}

function markOf(outcome: Outcome, { red, yellow, green, dim }: TextStyle): string {
  if (outcome === "failed") return red("✗");
  if (outcome === "judge") return yellow("?");
  return outcome === "passed" ? green("✓") : dim("–");
}
