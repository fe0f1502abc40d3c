import { noAdvice, type Review, type ReviewItem } from "../diagnostics/review.js";
import {
  certaintyOf,
  countOutcomes,
  leftOut,
  outcomeWords,
  remarksOf,
  rowsOf,
  storeNames,
} from "./review-words.js";

/** Formats a review for a pull request: open items in tables, the others collapsed. */
export function formatReviewMarkdown(review: Review, { title }: { readonly title: string }): string {
  const blocks = review.stores.map((store) => {
    const items = review.items.filter((item) => item.store === store);
    const open = items.filter(({ outcome }) => outcome === "failed" || outcome === "judge");
    const done = items.filter((item) => !open.includes(item));
    return [
      `### ${storeNames[store]}`,
      `${countOutcomes(items)}.`,
      ...(open.length > 0 ? [formatTable(open, review)] : []),
      ...(done.length > 0
        ? [`<details><summary>${countOutcomes(done)}</summary>\n\n${formatTable(done, review)}\n\n</details>`]
        : []),
    ].join("\n\n");
  });
  const head = `## Ready for review: ${plain(title)}`;
  return `${[head, `> ${noAdvice}`, ...blocks, ...leftOut(review)].join("\n\n")}\n`;
}

function formatTable(items: readonly ReviewItem[], review: Review): string {
  const order = ["failed", "judge", "passed", "not-applicable"];
  const rows = [...items]
    .sort((one, other) => order.indexOf(one.outcome) - order.indexOf(other.outcome))
    .map((item) => {
      const places = rowsOf(item, review).map(({ side, where, what }) =>
        [`${side}:`, where === "" ? [] : code(where), plain(what)].flat().join(" "),
      );
      const remarks = remarksOf(item).map((remark) => ` (${plain(remark)})`);
      const hint = item.hint === undefined ? [] : [`<br>${plain(item.hint)}`];
      const cells = [
        `${icons[item.outcome]} ${outcomeWords[item.outcome]}`,
        `[${plain(item.demand)}](${item.source.address})<br>${code(item.id)}<br>${certaintyOf(item.source)}`,
        [plain(item.finding), ...remarks, ...hint].join(""),
        places.join("<br>"),
      ];
      return `| ${cells.join(" | ")} |`;
    });
  return ["| outcome | requirement | found | places |", "| --- | --- | --- | --- |", ...rows].join("\n");
}

const icons = { failed: "❌", judge: "👀", passed: "✅", "not-applicable": "➖" } as const;

/** Escapes a text for a table cell, so that it contains no Markdown and mentions no user. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replaceAll("&", "&amp;")
    .replace(/[\\`*_{}[\]<>#|~]/g, "\\$&")
    .replace(/@(?=\w)/g, "@\u2060");

const code = (text: string) => `\`${text.replace(/`/g, "'").replaceAll("|", "\\|").replace(/\s+/g, " ")}\``;
