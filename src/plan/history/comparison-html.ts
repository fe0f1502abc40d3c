import type { Heading } from "../../model/documents/collection.js";
import { escapeHtml } from "../../text/escape-html.js";
import { fillIn, type LegalWords } from "../../text/legal-words.js";
import type { Part, SectionChange } from "./compare-texts.js";
import type { Block, Token } from "./sections.js";

interface ComparisonContext {
  readonly words: LegalWords;
  /** The days of the two versions, as pages show them. */
  readonly from: string;
  readonly to: string;
  /** The notice above the text: whether one of the two versions is in force. */
  readonly notice: string;
}

/**
 * Renders how a text differs from the previous version: changed sections with their removed and added words marked by elements and by
 * words that everybody sees and hears, independent of colour; unchanged sections by name.
 */
export function renderComparison(
  changes: readonly SectionChange[],
  { words, from, to, notice }: ComparisonContext,
): { html: string; headings: Heading[] } {
  const changed = changes.filter(({ kind }) => kind !== "unchanged");
  const sameAsBefore = changes.filter(({ kind, title }) => kind === "unchanged" && title !== "");
  const headings: Heading[] = [];
  const ids = new Set<string>();
  const intro = fillIn(words.compared, { from, to });
  const sections = changed.map((change) => {
    const { kind, titleBefore } = change;
    const title = change.title === "" ? words.beginning : change.title;
    const id = freeId(change.id || "beginning", ids);
    headings.push({ depth: 2, id, text: title });
    const shown =
      titleBefore === undefined
        ? mark(kind, escapeHtml(title), words)
        : `${mark("removed", escapeHtml(titleBefore), words)} ${mark("added", escapeHtml(title), words)}`;
    return `<h2 id="${escapeHtml(id)}">${shown}</h2>\n${renderChanges(change.parts, words)}`;
  });
  const names = sameAsBefore.map(({ title }) => title).join(", ");
  const rest = sameAsBefore.length === 0 ? [] : [paragraph(fillIn(words.unchanged, { sections: names }))];
  return { html: [notice, paragraph(intro), ...sections, ...rest].join("\n"), headings };
}

const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

function freeId(id: string, used: Set<string>): string {
  let free = id;
  for (let count = 1; used.has(free); count++) free = `${id}-${count}`;
  used.add(free);
  return free;
}

function mark(kind: SectionChange["kind"], html: string, words: LegalWords): string {
  const [tag, word] = kind === "added" ? ["ins", words.added] : ["del", words.removed];
  if (kind !== "added" && kind !== "removed") return html;
  return `<${tag}><span class="legal-mark">[${escapeHtml(word)} </span>${html}<span class="legal-mark">]</span></${tag}>`;
}

interface OpenBlock {
  readonly block: Block;
  html: string;
}

/** An added or removed block starts a block of its own, so that it does not run into the text before. */
function renderChanges(parts: readonly Part[], words: LegalWords): string {
  const blocks: OpenBlock[] = [];
  for (const { kind, tokens } of parts) {
    let run: Token[] = [];
    const flush = () => {
      const html = renderRun(run);
      const gap = isSpaced(run[0]) ? " " : "";
      run = [];
      if (html === "") return;
      const open = blocks.at(-1) ?? begin("text");
      open.html += (open.html === "" ? "" : gap) + mark(kind, html, words);
    };
    for (const token of tokens) {
      // An address is shown only if it differs from the previous one, so that links stay readable.
      if (token.kind === "target" && kind === "unchanged") continue;
      if (token.kind === "block") {
        flush();
        begin(token.block);
      } else run.push(token);
    }
    flush();
  }
  return groupBlocks(blocks.filter(({ html }) => html !== ""));

  function begin(block: Block): OpenBlock {
    const open = { block, html: "" };
    blocks.push(open);
    return open;
  }
}

const isSpaced = (token: Token | undefined) => token?.kind !== "word" || token.isSpaced;

function renderRun(tokens: readonly Token[]): string {
  let html = "";
  for (const token of tokens) {
    if (token.kind === "word") html += (token.isSpaced && html !== "" ? " " : "") + escapeHtml(token.text);
    if (token.kind === "target") html += `${html === "" ? "" : " "}(${escapeHtml(token.address)})`;
  }
  return html;
}

const elements: Readonly<Record<Block, string>> = {
  text: "p",
  row: "p",
  entry: "li",
  term: "dt",
  meaning: "dd",
};
const lists: Readonly<Record<string, string>> = { li: "ul", dt: "dl", dd: "dl" };

function groupBlocks(blocks: readonly OpenBlock[]): string {
  const lines: string[] = [];
  let list: string | undefined;
  for (const { block, html } of blocks) {
    const element = elements[block];
    const next = lists[element];
    if (next !== list && list !== undefined) lines.push(`</${list}>`);
    if (next !== list && next !== undefined) lines.push(`<${next}>`);
    list = next;
    lines.push(`<${element}>${html}</${element}>`);
  }
  if (list !== undefined) lines.push(`</${list}>`);
  return lines.join("\n");
}
