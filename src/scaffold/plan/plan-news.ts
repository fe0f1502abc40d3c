import type { ReleaseNote } from "../../model/review/app-project.js";
import { nearestLanguage } from "../../text/choose-language.js";
import { escapeText } from "../../text/escape-markdown.js";
import { splitReleaseNotes } from "../../text/release-notes.js";
import { compareText } from "../../util/compare.js";

interface NewsParts {
  readonly languages: readonly string[];
  readonly project: string | undefined;
  /** The release day of the version, if known. */
  readonly released?: string | undefined;
}

/** The maximum number of versions, because authors rarely know the dates of older ones. */
const maxVersions = 20;

const folder = "content/news/";

/** A draft for each version with notes, in each language. Without `released`, the author adds the day and removes the underscore. */
export function planNews(
  notes: readonly ReleaseNote[],
  { languages, project, released }: NewsParts,
): [file: string, text: string, origin: string][] {
  const slugs = [...new Set(notes.map(slugOf))].slice(0, maxVersions);
  return slugs.flatMap((slug) =>
    languages.flatMap((language): [string, string, string][] => {
      const ofVersion = notes.filter((note) => slugOf(note) === slug);
      const own = noteIn(language, ofVersion);
      // Each document exists in each language. One without notes gets those in another language, and states which.
      const note = own ?? ofVersion[0];
      if (!note) return [];
      const textLanguage = own === undefined ? note.language : undefined;
      const place = languages.length === 1 ? folder : `${folder}${language}/`;
      const draft = released === undefined ? "_" : "";
      const text = formatDraft(note, { project, released, textLanguage });
      return [[`${place}${draft}${slug}.md`, text, note.file]];
    }),
  );
}

/** `2.1`, or the stores' version code; a version may have notes for both stores. */
export const slugOf = ({ version, code }: ReleaseNote): string =>
  version ?? (code === undefined ? "next" : String(code));

/** The App Store's come first, because they may be longer. */
function noteIn(language: string, notes: readonly ReleaseNote[]): ReleaseNote | undefined {
  const tags = notes.flatMap((note) => note.language ?? []);
  const near = nearestLanguage([...new Set(tags)].sort(compareText), language);
  return notes.find((note) => note.language === near) ?? notes.find((note) => note.language === undefined);
}

function formatDraft(
  { version, file, text }: ReleaseNote,
  { project, released, textLanguage }: Omit<NewsParts, "languages"> & { textLanguage: string | undefined },
): string {
  const what = version === undefined ? " # the name of the version" : "";
  const title = `title: ${JSON.stringify(version ?? "")}${what}`;
  const missing =
    "# date: 2026-01-31 # the day of the release. Set it and remove the underscore from this file's name.";
  const date = released === undefined ? missing : `date: ${released}`;
  // A site inside the app's repository is built together with it; any other gets a copy of the text.
  const isWithin = project !== undefined && /^(?:\.\.\/)*\.\.$/.test(project) && !file.endsWith(".json");
  const said = textLanguage === undefined ? [] : [`language: ${textLanguage}`];
  const front = [
    title,
    date,
    ...said,
    ...(isWithin ? [`releaseNotes: ${JSON.stringify(`${project}/${file}`)}`] : []),
  ];
  return `---\n${front.join("\n")}\n---\n${isWithin ? "" : `\n${writeMarkdown(text)}\n`}`;
}

/** Converts plain text to Markdown that looks the same: line breaks stay, points become a list. */
const writeMarkdown = (text: string): string =>
  splitReleaseNotes(text)
    .map(({ isList, lines }) => {
      // Double braces would be a fact.
      const escaped = lines.map((line) => escapeText(line).replaceAll("\\{\\{", "\\{\u2060\\{"));
      return isList ? escaped.map((line) => `- ${line}`).join("\n") : escaped.join("\\\n");
    })
    .join("\n\n");
