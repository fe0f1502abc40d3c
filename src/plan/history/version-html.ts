import { withBase } from "../../model/addresses/addresses.js";
import { changesMark, type DocumentHistory, type LegalVersion } from "../../model/legal/legal-history.js";
import { escapeHtml } from "../../text/escape-html.js";
import { type LanguageForms, showDay } from "../../text/format-in-language.js";
import { fillIn, type LegalWords } from "../../text/legal-words.js";

export interface VersionContext {
  readonly history: DocumentHistory;
  readonly base: string;
  readonly words: LegalWords;
  /** The language of the words, if it differs from the page's. */
  readonly wordsLanguage: string | undefined;
  /** The formats of the page's language, if facts follow the language. */
  readonly forms: LanguageForms | undefined;
}

/** The notice above a version's text: whether it is in force, and a link to the version that is. */
export function renderNotice(version: LegalVersion, context: VersionContext): string {
  const { shows, versions } = context.history;
  const before = versions[versions.indexOf(version) - 1];
  const linked = shows === "comparison" && before ? [before, version] : undefined;
  const links = linked
    ? linked.map((version) =>
        link(
          version.routePath,
          fillIn(context.words.versionOf, { date: showDay(version.date, context.forms) }),
          context,
        ),
      )
    : linksOf(version, context);
  return noticeOf(
    [{ sentence: fillIn(context.words[version.state], daysOf(version, context)), links }],
    context,
  );
}

/** The days of a version, as texts show them. */
export function daysOf(version: LegalVersion, { history: { versions }, forms }: VersionContext) {
  const next = versions[versions.indexOf(version) + 1] ?? version;
  return { from: showDay(version.date, forms), until: showDay(next.date, forms) };
}

function linksOf(version: LegalVersion, context: VersionContext): string[] {
  const { history, words } = context;
  const { versions, routePath } = history;
  const next = versions[versions.indexOf(version) + 1];
  // The version in force does not link to its own text.
  const isRead = version.state !== "current" && versions.some(({ state }) => state === "current");
  return [
    ...(isRead ? [link(routePath, words.readCurrent, context)] : []),
    ...(version.state === "past" && next?.changesPath
      ? [link(next.changesPath, words.whatChanged, context)]
      : []),
    ...(version.state === "future" && version.changesPath
      ? [link(version.changesPath, words.whatChanges, context)]
      : []),
  ];
}

/** The notice above the text in force if another version is announced; otherwise empty. */
export function renderAnnouncement(context: VersionContext): string {
  const { history, words, forms } = context;
  const coming = history.versions.filter(({ state }) => state === "future");
  const paragraphs = coming.map(({ date, routePath, changesPath }) => ({
    sentence: fillIn(words.announced, { from: showDay(date, forms) }),
    links: [
      link(routePath, words.readFuture, context),
      ...(changesPath ? [link(changesPath, words.whatChanges, context)] : []),
    ],
  }));
  return paragraphs.length === 0 ? "" : noticeOf(paragraphs, context);
}

interface NoticeParagraph {
  readonly sentence: string;
  readonly links: readonly string[];
}

/** The punctuation mark that ends a sentence in the language of the words. */
const stopOf = ({ words }: VersionContext) => words.announced.slice(-1);

function noticeOf(paragraphs: readonly NoticeParagraph[], context: VersionContext): string {
  const { wordsLanguage } = context;
  const lines = paragraphs.map(({ sentence, links }) => {
    const parts = [`<strong>${escapeHtml(sentence)}</strong>`, ...links.map((one) => one + stopOf(context))];
    return `<p>${parts.join(" ")}</p>`;
  });
  return `<div class="legal-notice" role="note"${langOf(wordsLanguage)}>${lines.join("\n")}</div>`;
}

/** The versions up to a given one, newest first, each with its changes. */
function renderVersionList(
  last: LegalVersion | undefined,
  context: VersionContext,
  { titled }: { titled: boolean },
): string {
  const { history, words, wordsLanguage } = context;
  const { versions } = history;
  const shown = last === undefined ? versions : versions.slice(0, versions.indexOf(last) + 1);
  const items = [...shown].reverse().map((version) => `<li>${describeVersion(version, context)}</li>`);
  const title = titled ? `<p><strong>${escapeHtml(words.versions)}</strong></p>\n` : "";
  const list = `<ul>\n${items.join("\n")}\n</ul>`;
  return `<nav class="legal-versions" aria-label="${escapeHtml(words.versions)}"${langOf(wordsLanguage)}>\n${title}${list}\n</nav>`;
}

function describeVersion(version: LegalVersion, context: VersionContext): string {
  const { words, forms } = context;
  const { date, state, routePath, changesPath, changed, note, corrections } = version;
  const shown = showDay(date, forms);
  const day = `<time datetime="${date}">${shown}</time>`;
  const read = `<a href="${escapeHtml(withBase(context.base, routePath))}">${day}</a>`;
  // Punctuation in Chinese and Japanese is full-width, without spaces.
  const isWide = stopOf(context) === "。";
  const [open, close, colon, comma, space] = isWide
    ? ["（", "）", "：", "、", ""]
    : [" (", ")", ":", ", ", " "];
  const sections = changed.length === 0 ? [] : [fillIn(words.changed, { sections: changed.join(comma) })];
  const what = changesPath === undefined ? [note ?? words.first] : [note, ...sections].filter(isText);
  const corrected = corrections.map((correction) =>
    fillIn(words.corrected, { date: showDay(correction.date, forms), reason: correction.reason }),
  );
  const sentences = [...what, ...corrected].map((text) =>
    escapeHtml(/[.!?。！？]$/.test(text) ? text : text + stopOf(context)),
  );
  const compare =
    changesPath === undefined ? [] : [link(changesPath, words.whatChanged, context, shown) + stopOf(context)];
  const mark = state === "current" ? open + escapeHtml(words.inForce) + close : "";
  return [`${read}${mark}${sentences.length > 0 ? colon : ""}`, ...sentences, ...compare].join(space);
}

/** Links with the same text and different targets are distinguished by their day for screen readers. */
function link(routePath: string, text: string, { base }: VersionContext, day?: string): string {
  const label = day === undefined ? "" : ` aria-label="${escapeHtml(`${text}: ${day}`)}"`;
  return `<a href="${escapeHtml(withBase(base, routePath))}"${label}>${escapeHtml(text)}</a>`;
}

const isText = (text: string | undefined): text is string => text !== undefined && text !== "";
const langOf = (language: string | undefined) => (language === undefined ? "" : ` lang="${language}"`);

/** A text with its notice above it, and its list of versions at `{{legal.changes}}`, or below it under a heading. */
export function frameText(
  html: string,
  { notice, last, context }: { notice: string; last: LegalVersion | undefined; context: VersionContext },
): string {
  const marked = new RegExp(`<p>${changesMark}</p>`, "g");
  const showsChanges = html.includes(changesMark);
  const versions = renderVersionList(last, context, { titled: !showsChanges });
  const text = showsChanges ? html.replace(marked, () => versions) : `${html}\n${versions}`;
  return notice === "" ? text : `${notice}\n${text}`;
}
