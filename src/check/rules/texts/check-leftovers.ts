import { placeOf } from "../../../diagnostics/diagnostics.js";
import { listFacts } from "../../../model/facts/facts.js";
import { configPlace } from "../../../model/place.js";
import type { Site } from "../../../model/site/site.js";
import { shorten } from "../../../text/shorten.js";
import { type PageElement, textOf } from "../../page/page-element.js";
import { readHeadText } from "../../page/read-page.js";
import type { PageRule } from "../../rule.js";

/** What code prints for a value that is missing or has no text, and what authors write until the real text is there. */
const leftovers: readonly RegExp[] = [
  /\[object \w+\]/,
  /\bInvalid Date\b/,
  /\bNaN\b/,
  /(?<![\w-])undefined(?![\w-])/,
  /\b[Ll]orem ipsum dolor\b/,
  /\b(?:TODO|FIXME):/,
  // A comment between the elements of JSX.
  /^\s*(?:\/\/ |\/\*)/,
  // Markdown's bold text: the marks before a word, after a word, and around words with spaces in between.
  /(?<![*\w])\*\*(?=[^\s*])/,
  /(?<=[\w.!?)])\*\*(?![*\w])/,
  /\*\*(?= \p{L}[^*]* \*\*)/u,
  // Markdown's link.
  /\]\((?=(?:\/|#|https?:|mailto:)[^\s()]*\))/,
  // The dollar sign of a template literal: JSX needs only the braces.
  /(?<![\p{L}\d$])\$(?=\p{L}\p{Ll})/u,
  // A character reference in a string.
  /&(?:#\d+|#x[\da-f]+|amp|lt|gt|quot|apos|nbsp|copy|reg|trade|[mn]dash|hellip|[lr][sd]quo|bull|middot|times|euro);|&(?:copy|nbsp|reg|trade)(?![\w;])/,
  // What a component shows until data arrives.
  /^\s*(?:Loading|Please wait)\s*(?:…|\.\.\.)\s*$/,
  // A fact of a document, in code or in another fact.
  /\{\{(?=[\w.]+\}\})/,
  // UTF-8 that was read in another encoding.
  /\ufffd|â€|Ã[¤¶¼Ÿ©¨±³¡§]/,
  /\bXX[./-]XX\b/,
  // The end of a statement, behind an element that contains no sentence.
  /\n;$/,
  // A line break in an attribute, where it is not an escape.
  /(?<=[\p{L}.,!?])\\n(?=\s|\p{Lu}|$)/u,
];
const leftover = new RegExp(leftovers.map(({ source }) => source).join("|"), "u");
/** The same anywhere in a page's HTML: most pages have nothing that looks like it, and then their texts need no reading. */
const suspicious =
  /\[object |Invalid Date|NaN|undefined|orem ipsum|TODO:|FIXME:|\{\{|\/\/ |\/\*|\*\*|\]\(|\$\p{L}|&amp;[#a-z]|\\n|\ufffd|â€|Ã\W|XX\WXX|>\)?;<|>\s*(?:Loading|Please wait)\s*[…<.]/u;

const waiting = /^(?:Loading|Please wait)/;

/** No text shows that a value or a text is missing. In code, these are ordinary words. */
export const checkLeftovers: PageRule = (tree) => (page, log) => {
  if (!suspicious.test(page.html)) return;
  for (const text of textsOutsideCode(page.facts.roots)) {
    const words = leftover.exec(text)?.[0].trim();
    // A script may replace the text.
    if (words === undefined || (waiting.test(words) && /<script\b(?! type="application)/.test(page.html)))
      continue;
    const written = writtenIn(text, words);
    const longest = written.reduce((one, other) => (other.length > one.length ? other : one), "").trim();
    const search = longest === "" ? {} : { visibleText: { text: longest } };
    const all = text.trim();
    const isInside = words === "undefined" && !/^undefined\s|(?:^|\s)undefined$/.test(all);
    const query = {
      // In the middle of a sentence, it is an ordinary word, unless code puts the sentence together.
      ...(isInside ? { isDoubtful: true as const } : search),
      ...(all === readHeadText(page.facts, "title") && { exported: "meta" }),
      ...(computed.test(words) && all !== words && { unless: { text: all } }),
    };
    const fact = factWith(words, { text: all, site: tree.site });
    const sources = [...page.sources, `messages/${page.language}.ts`];
    const place = fact ? configPlace(fact.split(".")) : placeOf({ ...page, sources }, [all], query);
    log.add("check/leftover", { words, text: shorten(all.replace("\n;", ";"), 60) }, place);
  }
};

/** The fact of the config that brings the words into a text. */
function factWith(words: string, { text, site }: { text: string; site: Site }): string | undefined {
  return [...listFacts(site)].find(
    ([, fact]) => fact.kind === "text" && fact.text.includes(words) && text.includes(fact.text),
  )?.[0];
}

/** What only code prints, unless it is a part of what the author wrote. */
const computed = /^(?:\[object \w+\]|Invalid Date|NaN|undefined)$/;

/** The parts of a text that the author wrote: what is next to a value, and what is before it and its dollar sign. */
function writtenIn(text: string, words: string): readonly string[] {
  if (words === "$") return [text.slice(0, text.indexOf("$") + 1)];
  return /^(?:;|[^\\&]*[a-z])/.test(words) ? text.split(words) : [text];
}

/** Elements of other elements, not of words. */
const hasParts = /^(?:body|main|div|section|article|header|footer|nav|aside|ul|ol|form|figure)$/;

function textsOutsideCode(elements: readonly PageElement[]): string[] {
  return elements.flatMap(({ tag, reading, children }) =>
    reading === "never" || /^(?:code|pre|kbd|samp)$/.test(tag)
      ? []
      : children.flatMap((child, at) => {
          if (typeof child !== "string") return textsOutsideCode([child]);
          const before = children[at - 1];
          const isEnd = child === ";" && typeof before === "object" && hasParts.test(tag);
          return isEnd ? `${textOf(before)}\n;` : child;
        }),
  );
}
