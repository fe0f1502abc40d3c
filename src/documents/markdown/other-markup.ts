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
const otherMarkup: readonly (readonly [RegExp, Correct])[] = [
  [/^(?:import\s+[\w*{},\s]+?\s+from\s+["'][^"'\n]+["']|export\s+(?:const|default)\s).*$/gm, () => ""],
  [
    /(?<=^\r?\n?|\n\r?\n)#{1,6}[^\s#\d][^\r\n]*(?=\r?\n\r?\n|\r?\n?$)/g,
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
      return address.startsWith("mailto:")
        ? `${label}mailto:name@…)`
        : `${label}${address.replace(/\s/g, "%20")})`;
    },
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
  // What templates of legal texts leave to be filled in.
  [
    /(?<![\]!\\\w])\[\p{Lu}[^[\]()\n]{2,40}\](?![([:]|[ \t]+\((?:\/|#|https?:|mailto:))/gu,
    (words, { text }) =>
      isDefined(words.slice(1, -1), text)
        ? undefined
        : `what belongs there, or \\${words} to show the brackets`,
  ],
  [
    /(?<=^\r?\n?|\n\r?\n)\|[^\r\n]+\|[ \t]*\r?\n(?=\|(?![ \t]*:?-))/g,
    (words) => `|${" --- |".repeat(words.split("|").length - 2)} in a line below it`,
  ],
  // A sentence is no heading: a line across the page was meant.
  [
    /(?<=\n)(?![-*+>#|<\d\s])[^\r\n]+[.!?…]\r?\n-{3,}(?=[ \t]*(?:\r?\n|$))/g,
    () => "an empty line above ---, or ## before the words for a heading",
  ],
  [/(?<=^\r?\n?|\n\r?\n)-(?=\p{L})[^\r\n]*(?=\r?\n-\p{L})/gu, () => "a space after each hyphen, for a list"],
];

const isDefined = (label: string, text: string) =>
  text
    .toLowerCase()
    .split(/\r?\n/)
    .some((line) => line.trimStart().startsWith(`[${label.toLowerCase()}]:`));

/** Reports markup that Markdown publishes as text, and a block of code that hides the rest of a document. */
export function reportOtherMarkup(
  { text, sourceFile }: { readonly text: string; readonly sourceFile: string },
  { facts, log }: { readonly facts: Facts; readonly log: Diagnostics },
): void {
  const placeOf = (offset: number, length: number) => placeInText(text, { file: sourceFile, offset, length });
  const plain = text.replace(code, (found, fence: string | undefined, _, offset: number) => {
    const isOpen = fence !== undefined && !new RegExp(String.raw`\n {0,3}${fence}`).test(found);
    if (isOpen) log.add("read/unclosed-block", { block: fence }, placeOf(offset, fence.length));
    return " ".repeat(found.length);
  });
  for (const [markup, correct] of otherMarkup) {
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
