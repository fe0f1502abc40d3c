import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { Facts } from "../../model/facts/facts.js";
import { placeInText } from "../front-matter/text-place.js";

/** Code and comments, in which nothing is markup; the last fence of a document may lack its end. */
const code = /^ {0,3}(`{3,}|~{3,})[\s\S]*?(?:^ {0,3}\1|(?![\s\S]))|(?<!`)(`+)(?!`)[^`]+\2|<!--[\s\S]*?-->/gm;

/** What the author meant; undefined if the words are fine, and empty for MDX. */
type Correct = (
  words: string,
  context: { readonly facts: Facts; readonly text: string },
) => string | undefined;

const target = String.raw`(?=\/|#|https?:|mailto:)`;
/** A pattern first looks for its first character, and then behind it, because looking behind each character takes far longer. */
const otherMarkup: readonly (readonly [RegExp, Correct])[] = [
  [/^(?:import\s+[\w*{},\s]+?\s+from\s+["'][^"'\n]+["']|export\s+(?:const|default)\s).*$/gm, () => ""],
  [
    /#{1,6}(?<=(?:^\r?\n?|\n\r?\n)#+)[^\s#\d][^\r\n]*(?=\r?\n\r?\n|\r?\n?$)/g,
    (words) => words.replace(/^#+/, "$& "),
  ],
  // A fact with a brace too few on either side, or on both.
  [
    /(?<![{\\])\{\{?[\w.]+\}\}?(?!\})/g,
    (words, { facts }) => {
      const name = words.replace(/[{}]/g, "");
      return words !== `{{${name}}}` && facts.has(name) ? `{{${name}}}` : undefined;
    },
  ],
  [/\{{3,}\s*[\w.]+\s*\}{3,}/g, (words) => words.replace(/\{+/, "{{").replace(/\}+/, "}}")],
  [
    new RegExp(String.raw`\[[^[\]\n]+\][ \t]+\(${target}[^()\s]+\)`, "g"),
    (words) => words.replace(/\]\s+/, "]"),
  ],
  [
    new RegExp(String.raw`\([^()\n]+\)\[${target}[^[\]\s]+\]`, "g"),
    (words) => words.replace(/^\((.*)\)\[(.*)\]$/, "[$1]($2)"),
  ],
  [
    new RegExp(String.raw`\[[^[\]\n]+\]\(${target}[^()<>\s"']+(?:[ \t]+[^()<>\s"']+)+\)`, "g"),
    (words) => {
      const [, label = "", address = ""] = /^(.*\]\()(.*)\)$/.exec(words) ?? [];
      if (address.startsWith("mailto:")) return `${label}mailto:name@…)`;
      const straight = address.replace(/["“”„«»]/g, '"');
      return `${label}${straight === address ? address.replace(/\s/g, "%20") : straight})`;
    },
  ],
  [
    new RegExp(String.raw`\[[^[\]\n]+\]\(${target}[^()\s]+(?=[^()]*?(?:\n[ \t]*\r?\n|(?![\s\S])))`, "g"),
    (words) => `${words})`,
  ],
  [
    /\[[^[\]\n]+\]\[[^[\]\n]+\]/g,
    (words, { text }) => {
      const [, label = "", name = ""] = /^\[(.*)\]\[(.*)\]$/.exec(words) ?? [];
      return isDefined(name, text) ? undefined : `[${label}](…), or a line [${name}]: … with the address`;
    },
  ],
  [
    /\[\^[^\]\s]+\](?!:)/g,
    (words, { text }) =>
      isDefined(words.slice(1, -1), text) ? undefined : `a line ${words}: … with the text of the note`,
  ],
  [
    /^\[\^[^\]\s]+\]:/gm,
    (words, { text }) => {
      const [, ...after] = text.split(words.slice(0, -1));
      return after.every((rest) => rest.startsWith(":"))
        ? `${words.slice(0, -1)} after the words that the note is about`
        : undefined;
    },
  ],
  // What templates of legal texts leave to be filled in.
  [
    /(?<![[\]!\\\w])\[(?!TOC\])(?:\p{Lu}|(?:insert|enter|your)\s)[^[\]()\n]{2,40}\](?![([:]|[ \t]+\((?:\/|#|https?:|mailto:))/gu,
    (words, { text }) =>
      isDefined(words.slice(1, -1), text)
        ? undefined
        : `what belongs there, or \\${words} to show the brackets`,
  ],
  [
    /\|(?<=(?:^\r?\n?|\n\r?\n)\|)[^\r\n]+\|[ \t]*\r?\n(?=\|(?![ \t]*:?-))/g,
    (words) => `|${" --- |".repeat(words.split("|").length - 2)} in a line below it`,
  ],
  // Spaces before a sentence, as word processors paste them, make it code.
  [
    /(?<=\n(?!\s|[-*+] |\d+[.)] )[^\n]+\n[ \t]*\r?\n)(?: {4}|\t)\p{Lu}[^\n{};=<>$/]*(?: [^\n{};=<>$/ ]+){5,}[.!?](?=\r?\n|(?![\s\S]))/gu,
    () => "it without the spaces before it, which make it code",
  ],
  // A sentence is no heading: a line across the page was meant.
  [
    /(?<=\n)(?![-*+>#|<\d\s])[^\r\n]+[.!?…]\r?\n-{3,}(?=[ \t]*(?:\r?\n|$))/g,
    () => "an empty line above ---, or ## before the words for a heading",
  ],
  [
    /-(?<=(?:^\r?\n?|\n\r?\n)-)(?=\p{L})[^\r\n]*(?=\r?\n-\p{L})/gu,
    () => "a space after each hyphen, for a list",
  ],
  // The lists and headings of word processors; only the first line of such a list.
  [
    /(?<=^|\n)(?<!(?:^|\n)[ \t]*[•▪‣◦][^\n]*\n(?:[ \t]*\r?\n)*)[ \t]*[•▪‣◦]\s*\S[^\r\n]*/g,
    () => "- and a space in place of each bullet, for a list",
  ],
  [
    /^(?:#{1,6}|[-*+]|\d{1,9}[.)])\u{a0}.*/gmu,
    (words) => `${words.replace("\u{a0}", " ")} with an ordinary space, not a non-breaking one`,
  ],
];

/** Notes, tables of contents, templates and emoji of other tools, which a plugin of the site may bring. */
const ofOtherTools: typeof otherMarkup = [
  [/^[ \t]*>[ \t]*\[!\w+\]/gm, () => ":::note, then the text, then ::: on a line of its own"],
  [/\[\[_?toc_?\]\]|\[TOC\]/gi, () => "nothing here: a page lists the sections with document.headings"],
  [
    /(?<!!)\[\[(?!_?toc_?\]\])[^[\]\n]+\]\]/gi,
    (words) => `a link, [${words.slice(2, -2).split("|").at(-1)}](/…), or what belongs there`,
  ],
  [/\{\/\*[\s\S]*?\*\/\}/g, () => "<!-- … -->, a comment that is not published"],
  [
    /\{(?<=^(?:#{1,6} .*)?\{):?\s*[#.][^{}\r\n]*\}(?=[ \t]*\r?$)/gm,
    () => "nothing here: the id of a heading is made from its words",
  ],
  // A link or sentences after enough spaces for a block of code.
  [
    / {4}(?<=\n\r?\n {4}) *\S[^\n]*?(?:\]\((?:\/|#|https?:|mailto:)|\p{Ll}[.!?] \p{Lu}\p{Ll}* \p{Ll})[^\n]*/gu,
    (words, { text }) =>
      words.search(/\S/) - indentOf(text.slice(0, text.indexOf(words))) > 3
        ? "it without the spaces before it"
        : undefined,
  ],
  [/\{%[^%{}\n]*%\}/g, () => "the text itself: templates of other tools do not run"],
  [/(?<![^\s(]):(?:[a-z]\w*|[+-]1):(?![^\s.,!?)])/g, () => "the character itself, such as 🎉"],
];

/** The spaces before a paragraph of the list item in which a text ends; 0 after any other paragraph. */
function indentOf(before: string): number {
  const lines = before.split(/\r?\n/).reverse();
  const item = /^\s*(?:[-*+]|\d+[.)])\s+/;
  return item.exec(lines.find((line) => /^\S/.test(line) || item.test(line)) ?? "")?.[0].length ?? 0;
}

const isDefined = (label: string, text: string) =>
  text
    .toLowerCase()
    .split(/\r?\n/)
    .some((line) => line.trimStart().startsWith(`[${label.toLowerCase()}]:`));

/** Reports markup that Markdown publishes as text, and a block of code that hides the rest of a document. */
export function reportOtherMarkup(
  { text, sourceFile }: { readonly text: string; readonly sourceFile: string },
  { facts, log, plugins }: { readonly facts: Facts; readonly log: Diagnostics; readonly plugins?: unknown },
): void {
  const placeOf = (offset: number, length: number) => placeInText(text, { file: sourceFile, offset, length });
  const plain = text.replace(code, (found, fence: string | undefined, _, offset: number) => {
    const isOpen = fence !== undefined && !new RegExp(String.raw`\n {0,3}${fence}`).test(found);
    if (isOpen) log.add("read/unclosed-block", { block: fence }, placeOf(offset, fence.length));
    // The end of the next comment ends it.
    if (/^<!--[\s\S]*\n *<!--/.test(found))
      log.add("read/unclosed-block", { block: "<!--" }, placeOf(offset, "<!--".length));
    return " ".repeat(found.length);
  });
  const conflict = /^<{7} [^\r\n]*/m.exec(plain);
  if (conflict) return log.add("read/merge-conflict", {}, placeOf(conflict.index, conflict[0].length));
  for (const [markup, correct] of plugins ? otherMarkup : [...otherMarkup, ...ofOtherTools]) {
    for (const match of plain.matchAll(markup)) {
      const words = match[0].trimEnd();
      const meant = correct(words, { facts, text });
      if (meant === undefined) continue;
      const place = placeOf(match.index, words.length);
      if (meant === "") log.add("read/mdx-in-markdown", { words }, place);
      else log.add("read/other-markup", { words, meant }, place);
    }
  }
}
