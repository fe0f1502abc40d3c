import { basename } from "node:path";
import type { SourceText } from "../app/finding.js";
import type { OwnDocuments } from "../discovered.js";

/** The names in a new site of documents that a project may already have. */
export const namesOfDocuments: Readonly<Record<keyof OwnDocuments, string>> = {
  privacy: "privacy-policy.md",
  terms: "terms-of-service.md",
};

/** A document of the app's own project, such as PRIVACY.md, in place of the starter's, on pages in `language`. */
export function planOwnDocument(
  { file, text }: SourceText,
  template: string,
  { today, language }: { today: string; language: string },
): string {
  const began = (/^---\n([\s\S]*?)\n---\n/.exec(template)?.[1] ?? "").replace(/\nlanguage: .*/, "");
  const front = !isEnglish(text) || /^en\b/.test(language) ? began : `${began}\nlanguage: en`;
  const written = text
    .replace(/^\uFEFF/, "")
    .replace(/\r\n?/g, "\n")
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .replace(/<!--[\s\S]*?-->\n?/g, "")
    .trim();
  const [heading, marked, underlined] =
    /^#\s+(.+?)\s*#*\n+|^(?!\n)([^\n]+)\n=+\n+/.exec(`${written}\n`) ?? [];
  const title = marked ?? underlined;
  const titled =
    title === undefined ? front : front.replace(/^title: .*$/m, `title: ${JSON.stringify(title)}`);
  const body = written
    .slice(heading?.trimEnd().length ?? 0)
    .trim()
    .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
    // Links to other files of its project do not work on the site, except those to the documents themselves.
    .replace(/\[([^\]]+)\]\((?!https?:|mailto:|#)([^)\s]*)[^)]*\)/g, (_, words, target) => {
      const page = /privacy/i.test(basename(target))
        ? "/privacy-policy"
        : /terms/i.test(basename(target))
          ? "/terms-of-service"
          : undefined;
      return page === undefined ? words : `[${words}](${page})`;
    })
    // Double braces would be a fact.
    .replaceAll("{{", "\\{\u2060\\{");
  return `---\n${titled}\neffectiveDate: ${today} # the day from which this text applies\n---\n\n<!-- Taken from ${file} of the app's repository. -->\n\n${body}\n`;
}

/** Whether a text has enough of these English words; otherwise it counts as being in the language of its page. */
function isEnglish(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return (
    words.filter((word) => /^(?:the|and|of|to|we|you|your|our|is|not)$/.test(word)).length > words.length / 12
  );
}
