import { textOf } from "../check/page/page-element.js";
import { readPage } from "../check/page/read-page.js";
import type { CollectionDocument } from "../model/documents/collection.js";
import type { ReleaseNote, ReviewedStore } from "../model/review/app-project.js";
import { documentsIn } from "../model/site/editions.js";
import { nearestLanguage } from "../text/choose-language.js";
import { compareText } from "../util/compare.js";
import { inApp, ofEachStore, type ReviewContext } from "./context.js";
import { type Finding, notApplicable } from "./finding.js";

/** The collection in which `init` and `import` write news. */
const collection = "news";

/** Checks that the news about the newest version are the same on the site as in fastlane's or EAS' files, in each language. */
export const judgeNews = ofEachStore(judgeStore);

function judgeStore({ site, project }: ReviewContext, store: ReviewedStore): Finding {
  const requirement = `${store}/news` as const;
  const ofStore = project?.notes.filter((note) => note.store === store) ?? [];
  const notes = ofStore.filter(({ code }) => code === ofStore[0]?.code);
  const documents = site.collections[collection];
  if (notes.length === 0 || documents === undefined)
    return notApplicable(
      requirement,
      documents
        ? "the app's project has no release notes for this store"
        : `the site has no collection named ${collection}`,
    );
  const compared = (site.site.languages ?? []).flatMap(({ tag }) => {
    const note = noteIn(tag, notes);
    // The site has one text for both stores, whose notes may differ.
    const ofOther = project?.notes.filter((one) => one.store !== store && one.version === note?.version);
    const texts = [note, noteIn(tag, ofOther ?? [])].flatMap((note) => note?.text ?? []);
    return note ? [compare({ tag, note, texts }, documents)] : [];
  });
  const wrong = compared.filter(({ problem }) => problem !== undefined);
  const shown = wrong.length > 0 ? wrong : compared;
  return {
    requirement,
    outcome: wrong.length > 0 ? "failed" : "passed",
    finding:
      byProblem(wrong)
        .map(([problem, tags]) => `${tags.join(", ")}: ${problem}`)
        .join("; ") || `both say the same about ${nameOf(notes[0])}`,
    hint: wrong.some((one) => one.document)
      ? "copy the right text to the other side"
      : "publish the draft: handbill import --released <day>",
    site: shown.flatMap(({ document }) =>
      document ? [{ what: document.title, place: { file: document.sourceFile, line: 1 } }] : [],
    ),
    app: shown.map(({ tag, note }) => inApp(`${nameOf(note)} (${tag})`, { file: note.file, line: 1 })),
  };
}

function byProblem(compared: readonly Compared[]): [problem: string, tags: string[]][] {
  const tagsOf = (problem: string) => compared.filter((one) => one.problem === problem).map(({ tag }) => tag);
  return [...new Set(compared.flatMap(({ problem }) => problem ?? []))].map((one) => [one, tagsOf(one)]);
}

/** The notes for a language; if it has none of its own, those for all languages. */
function noteIn(tag: string, notes: readonly ReleaseNote[]): ReleaseNote | undefined {
  const near = nearestLanguage([...new Set(notes.flatMap(({ language }) => language ?? []))], tag);
  return notes.find(({ language }) => language === near);
}

/** `2.1`, or the store's version code; undefined for a version with neither. */
const versionOf = (note: ReleaseNote | undefined) => note?.version ?? note?.code?.toString();

const nameOf = (note: ReleaseNote | undefined) => versionOf(note) ?? "the next version";

interface Asked {
  /** A language of the site. */
  readonly tag: string;
  readonly note: ReleaseNote;
  /** The texts that the site may have. */
  readonly texts: readonly string[];
}

interface Compared extends Pick<Asked, "tag" | "note"> {
  readonly document?: CollectionDocument | undefined;
  readonly problem?: string;
}

/** Compares a language's document about the version; if no document names the version, the newest one. */
function compare({ tag, note, texts }: Asked, documents: readonly CollectionDocument[]): Compared {
  const version = versionOf(note);
  const own = documentsIn(tag, documents).sort((one, other) => compareText(other.date ?? "", one.date ?? ""));
  const document =
    version === undefined
      ? own[0]
      : own.find(({ title, slug }) => slug === version || versionsIn(title).includes(version));
  if (!document)
    return { tag, note, problem: `the site says nothing about ${nameOf(note)}${newest(own[0])}` };
  const body = readPage(`<body>${document.html}</body>`).byTag.get("body")?.[0];
  const said = body && wordsOf(textOf(body));
  const isSame = texts.some((text) => wordsOf(text) === said);
  return {
    tag,
    note,
    document,
    ...(!isSame && { problem: `the site and the store say different things about ${nameOf(note)}` }),
  };
}

const newest = (document: CollectionDocument | undefined) =>
  document ? `; its newest entry is “${document.title}”` : "";

/** The version numbers in a title: `2.1` in `Version 2.1: Moons`, which is not about 2.1.3. */
const versionsIn = (title: string): readonly string[] => title.match(/\d+(?:[.-]\w+)*/g) ?? [];

/** List markers, spaces and punctuation differ between Markdown and a store's plain text. */
const wordsOf = (text: string) =>
  text
    .normalize("NFKC")
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(" ") ?? "";
