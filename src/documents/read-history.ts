import { Diagnostics } from "../diagnostics/diagnostics.js";
import type { BuildCache } from "../effects/build-cache.js";
import { readText } from "../files/read-text.js";
import { parseHistoryIndex } from "../model/legal/history-index.js";
import {
  historyIndexFile,
  parseRecordName,
  type VersionRecord,
  versionFile,
} from "../model/legal/legal-history.js";
import type { FrozenVersion, LegalDocument } from "../model/project.js";
import type { Site } from "../model/site/site.js";
import { siteIn } from "../model/site/site-in.js";
import { formsIn } from "../model/site/site-language.js";
import { showDay } from "../text/format-in-language.js";
import { digestOfTexts, hashOf } from "../util/hash-of.js";
import { loadMarkdownTools, toolsFor } from "./blocks/load-blocks.js";
import type { MarkdownTools } from "./blocks/markdown-tools.js";
import { legalCollection } from "./document-collection.js";
import { checkLegalFront } from "./front-matter/document-front.js";
import { parseFrontMatter } from "./front-matter/front-matter.js";
import { followRedirect, linksIn, localLink } from "./markdown/local-links.js";
import { renderMarkdown } from "./markdown/markdown.js";
import { withinLimits } from "./markdown/markdown-limits.js";
import { parseMarkdown } from "./markdown/markdown-syntax.js";
import type { DocumentUses } from "./plan-documents.js";

export interface HistoryContext {
  readonly root: string;
  readonly sites: ReadonlyMap<string, Site>;
  readonly cache: BuildCache | undefined;
  /** The files in `public/`; empty unless a language has a prefix. */
  readonly publicFiles?: ReadonlySet<string>;
  /** The pages that show each document; by default those of its own language. */
  readonly uses?: DocumentUses;
}

/** A version whose file is unchanged since its release. */
interface VersionSource {
  readonly record: VersionRecord;
  readonly text: string;
}

/** Reads the versions in the index. Reports edited, missing and unlisted ones, and an invalid index. */
export function readVersionSources(
  files: readonly string[],
  root: string,
  log: Diagnostics,
): VersionSource[] {
  const text = files.includes(historyIndexFile) ? readText(root, historyIndexFile, log) : undefined;
  if (text === undefined && files.includes(historyIndexFile)) return [];
  const parsed = text === undefined ? { records: [] } : parseHistoryIndex(text);
  if ("problem" in parsed) {
    log.add("read/history-index", { reason: parsed.problem }, { file: historyIndexFile });
    return [];
  }
  const listed = new Set(parsed.records.map(({ document, date }) => versionFile(document, date)));
  for (const file of files)
    if (file !== historyIndexFile && !listed.has(file)) log.add("read/version-unlisted", {}, { file });
  return parsed.records.flatMap((record) => readVersion(record, { files, root, log }) ?? []);
}

function readVersion(
  record: VersionRecord,
  { files, root, log }: { files: readonly string[]; root: string; log: Diagnostics },
): VersionSource | undefined {
  const file = versionFile(record.document, record.date);
  if (!files.includes(file)) return log.add("read/version-missing", { file }, { file: historyIndexFile });
  const text = readText(root, file, log);
  if (text === undefined) return undefined;
  if (hashOf(text) === record.sha256) return { record, text };
  const { document, date } = record;
  return log.add("read/version-edited", { document, date }, { file });
}

/** Renders versions to HTML; their facts are already inserted. */
export async function renderVersions(
  sources: readonly VersionSource[],
  context: HistoryContext,
  log: Diagnostics,
): Promise<FrozenVersion[]> {
  const tools = await loadMarkdownTools(
    sources.map(({ text }) => ({ text, keepsHtml: /^html: keep$/m.test(text) })),
  );
  return sources.flatMap(({ record, text }) => {
    const { slug, folder } = locate(record.document, context.sites);
    const uses = context.uses?.get(`${folder}/${slug}.md`) ?? [undefined];
    return uses.flatMap((use) => {
      const document = renderVersion(record, text, {
        ...context,
        pages: use?.pages,
        isReleased: true,
        tools,
        log,
      });
      return document ? { record, document } : [];
    });
  });
}

/** Where a recorded document belongs: its name, and the site in its language. */
function locate(name: string, sites: ReadonlyMap<string, Site>) {
  const [first] = sites.keys();
  const { slug, language = first ?? "" } = parseRecordName(name);
  const site = sites.get(language);
  const folder = site?.languages.find(({ tag }) => tag === language)?.folder;
  return { slug, language, site, folder };
}

const factsOfVersion = new Map([["legal.changes", { kind: "changes" }]] as const);

interface VersionContext extends HistoryContext {
  readonly pages?: string | undefined;
  /** The links of a released text follow redirects: a page may move, but the text must not change. */
  readonly isReleased?: boolean;
  readonly tools: MarkdownTools;
  readonly log: Diagnostics;
}

/** Makes the document of a version; reports an invalid text and returns undefined. */
export function renderVersion(
  record: Pick<VersionRecord, "document" | "date">,
  text: string,
  context: VersionContext,
): LegalDocument | undefined {
  const { sites, cache, publicFiles = new Set(), log } = context;
  const { document: name, date } = record;
  const sourceFile = versionFile(name, date);
  const { slug, language: ofText, site, folder } = locate(name, sites);
  if (!site) return log.add("plan/version-without-document", { document: name }, { file: sourceFile });
  const { pages = ofText } = context;
  const links = linksIn(pages, site, publicFiles);
  const { base, checks } = site;
  const { allowedSchemes } = checks;
  const redirects = context.isReleased ? site.redirects : [];
  const local = (to: string) => followRedirect(links ? localLink(to, links) : to, redirects);
  const make = (own: Diagnostics): LegalDocument | undefined => {
    const split = parseFrontMatter(text, sourceFile, own);
    const front = split && checkLegalFront(split, sourceFile, own);
    if (!front) return undefined;
    const { title, description, keepsHtml, duties, language = ofText } = front;
    const stated = new Set<string>();
    const tools = toolsFor({ text: split.body, keepsHtml }, context.tools);
    // The files that a version uses are in its document's folder.
    const facts = { facts: factsOfVersion, stated, isStated: true };
    const rendered = withinLimits(
      () =>
        renderMarkdown(
          { sourceFile, text: split.body, tree: parseMarkdown(split.body, tools.blocks?.syntax) },
          { base, allowedSchemes, folder, localLink: local, ...tools, ...facts, log: own },
        ),
      { sourceFile, text, log: own },
    );
    const days = { effectiveDate: showDay(date, formsIn(siteIn(site, language))), effectiveDay: date };
    const { anchors } = duties;
    const head = { slug, title, description, language, ...days, anchors };
    // It has the neighbours of the current text.
    const placed = {
      collection: legalCollection,
      date,
      tags: [],
      data: {},
      previous: undefined,
      next: undefined,
    };
    const fallbackFor = language === pages ? undefined : pages;
    const document = { ...head, ...placed, ...(fallbackFor !== undefined && { fallbackFor }) };
    return rendered && { ...document, ...rendered, stated: [], sourceFile };
  };
  const linking = links && [...links.languages.map(({ prefix }) => prefix), ...links.publicFiles];
  const settings = JSON.stringify([
    base,
    pages,
    ofText,
    formsIn(site),
    site.englishForms,
    linking,
    redirects,
    ...allowedSchemes,
  ]);
  return memoize(["version", sourceFile, text, settings], make, { cache, log });
}

/** Caches a result by its input texts, including the diagnostics, which are reported again. */
function memoize<T>(
  texts: readonly string[],
  make: (log: Diagnostics) => T,
  { cache, log }: { cache: BuildCache | undefined; log: Diagnostics },
): T {
  if (!cache) return make(log);
  const key = digestOfTexts(...texts);
  const memo = cache.reuse(key, () => {
    const own = new Diagnostics();
    const value = make(own);
    return { value, diagnostics: own.sorted() };
  });
  log.take(memo.diagnostics);
  return memo.value;
}
