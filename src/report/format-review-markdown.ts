import { noAdvice, type Review } from "../diagnostics/review.js";
import {
  certaintyOf,
  countOutcomes,
  groupItems,
  leftOut,
  outcomeWords,
  type ReviewGroup,
  remarksOf,
  rowsOf,
  storeNames,
} from "./review-words.js";

/** Formats a review for a pull request: open items in tables, the others collapsed. */
export function formatReviewMarkdown(review: Review, { title }: { readonly title: string }): string {
  const blocks = review.stores.map((store) => {
    const groups = groupItems(review, store);
    const open = groups.filter(({ item: { outcome } }) => outcome === "failed" || outcome === "judge");
    const done = groups.filter((group) => !open.includes(group));
    return [
      `### ${storeNames[store]}`,
      `${countOutcomes(groups)}.`,
      ...(open.length > 0 ? [formatTable(open, review)] : []),
      ...(done.length > 0
        ? [`<details><summary>${countOutcomes(done)}</summary>\n\n${formatTable(done, review)}\n\n</details>`]
        : []),
    ].join("\n\n");
  });
  const head = `## Ready for review: ${plain(title)}`;
  return `${[head, `> ${noAdvice}`, ...blocks, ...leftOut(review)].join("\n\n")}\n`;
}

function formatTable(groups: readonly ReviewGroup[], review: Review): string {
  const order = ["failed", "judge", "passed", "not-applicable"];
  const rows = [...groups]
    .sort((one, other) => order.indexOf(one.item.outcome) - order.indexOf(other.item.outcome))
    .map(({ item, also }) => {
      const places = rowsOf(item, review).map(({ side, where, what }) =>
        [`${side}:`, where === "" ? [] : code(where), plain(what)].flat().join(" "),
      );
      const remarks = remarksOf(item).map((remark) => ` (${plain(remark)})`);
      const hint = item.hint === undefined ? [] : [`<br>${plain(item.hint)}`];
      const cells = [
        `${icons[item.outcome]} ${outcomeWords[item.outcome]}`,
        `[${plain(item.demand)}](${item.source.address})<br>${code(item.id)}<br>${certaintyOf(item.source)}${also.map(({ id, words }) => `<br>also ${code(id)}${plain(words)}`).join("")}`,
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
