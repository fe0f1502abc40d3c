import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import type { UnreadReason } from "../diagnostics/codes/read.js";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { collectionOf, folderOf } from "../documents/document-collection.js";
import { languagesOfCollection } from "../documents/plan-documents.js";
import type { FoundFiles } from "../files/find-files.js";
import type { Facts } from "../model/facts/facts.js";
import { configPlace } from "../model/place.js";
import type { LegalDocument } from "../model/project.js";
import { configFile } from "../model/project-files.js";
import { documentsIn } from "../model/site/editions.js";
import { isLanguageTag } from "../text/language-tag.js";
import type { Settings } from "./read-settings.js";

/** Names that mark a file as not for publishing, and files of desktops and editors. */
const forNobody = /(^|\/)[._]|(^|\/)(Thumbs\.db|desktop\.ini)$|~$|\.d\.ts$/;

/** Images and other files that code imports: a forgotten one is not published and does no harm. */
const forImport = /^pages\/.*\.(png|jpe?g|svg|webp|avif|gif|woff2?|mp4|webm)$/i;

/** Files with which other frameworks wrap each page. */
const ofFrameworks = /^pages\/_(app|document|layout)\.[jt]sx?$/;

/**
 * Reports files in `pages/`, `messages/`, `legal/` and `content/` that look like a page, messages or a document but are not used.
 * `inputs` are the absolute paths of the files that the site uses.
 */
export function reportUnreadFiles(
  files: FoundFiles,
  { site, unusedDocuments }: Settings,
  { root, inputs, log }: { root: string; inputs: readonly string[]; log: Diagnostics },
): void {
  const inFolders = site.languages.every(({ folder }) => folder !== "legal");
  reportUnread(files.others, { root, read: new Set(inputs), inFolders, log });
  const inNoLanguage = [...unusedDocuments].filter((file) => {
    const collection = collectionOf(file);
    // In a language's folder, it differs from another only by its case, which is reported.
    const folders = languagesOfCollection(collection, site).map(({ folder }) => folder);
    return ![folderOf(collection), ...folders].includes(posix.dirname(file));
  });
  reportUnread(inNoLanguage, { root, read: new Set(), inFolders, log });
}

/** The name that the images of a series share: `pages/_screenshots/0#.png`. */
const seriesOf = (file: string) => file.replace(/\d(?=[^\d/]*$)/, "#");

function reportUnread(files: readonly string[], { root, read, inFolders, log }: UnreadContext): void {
  const used = files.filter((file) => forImport.test(file) && read.has(join(root, file))).map(seriesOf);
  for (const file of files) {
    const series = seriesOf(file);
    const isNext = forImport.test(file) && used.indexOf(series) < used.lastIndexOf(series);
    if (isNext && !read.has(join(root, file))) {
      log.add("read/unread-file", { reason: "series" }, { file });
      continue;
    }
    if (
      read.has(join(root, file)) ||
      forImport.test(file) ||
      (forNobody.test(file) && !ofFrameworks.test(file))
    )
      continue;
    log.add("read/unread-file", { reason: reasonOf(file, inFolders) }, { file });
  }
}

interface UnreadContext {
  readonly root: string;
  readonly read: ReadonlySet<string>;
  /** Whether documents are in a folder for each language. */
  readonly inFolders: boolean;
  readonly log: Diagnostics;
}

function reasonOf(file: string, inFolders: boolean): UnreadReason {
  if (/^(app|page|src)\//.test(file)) return "elsewhere";
  if (ofFrameworks.test(file)) return "framework";
  if (
    /^pages\/(?:robots|sitemap|manifest|rss|feed|favicon|icon|apple-icon|opengraph-image)\.[jt]sx?$/.test(
      file,
    )
  )
    return "derived";
  if (!file.includes("/")) return "tool";
  if (file.startsWith("content/")) return reasonOfContent(file);
  if (file.startsWith("messages/")) return "messages";
  if (/^pages\/.*\.mdx?$/i.test(file)) return "markdown";
  if (!file.startsWith("legal/")) return /\.[a-z]+$/i.test(file) ? "page" : "link";
  if (/\.md$/i.test(file))
    return file.split("/").length <= 2 ? "case" : inFolders ? "language" : ofFolder(file, "folder");
  return "document";
}

/** Whether the innermost folder of a document is a language, of a site that has one; otherwise `other`. */
function ofFolder(file: string, other: UnreadReason): UnreadReason {
  const [, folder = ""] = /\/([a-z]{2}(?:-\w+)*)\/[^/]+$/.exec(file) ?? [];
  return isLanguageTag(folder) ? "languages" : other;
}

function reasonOfContent(file: string): UnreadReason {
  if (!/\.md$/i.test(file)) return "document";
  return file.split("/").length === 3 ? "case" : ofFolder(file, "collection");
}

/** Reports missing pages that every site needs: without a landing page, its URL has no answer. */
export function reportMissingPages(pages: readonly string[], root: string, log: Diagnostics): void {
  const has = (file: string) => existsSync(join(root, file));
  if (pages.length === 0) {
    // A missing config is reported instead.
    if (has(configFile)) log.add("read/no-pages", {}, { file: "pages" });
  } else if (!has("pages/index.tsx")) log.add("read/no-landing-page", {}, { file: "pages" });
  else if (!has("pages/404.tsx")) log.add("read/no-not-found-page", {}, { file: "pages" });
}

/** Reports legal facts of the config that no document of their language states. */
export function reportUnstatedFacts(
  { facts, uses }: Settings,
  files: FoundFiles,
  { legal, log }: { legal: readonly LegalDocument[]; log: Diagnostics },
): void {
  const ofSite = files.legal.filter((file) => uses.has(file));
  // A document that could not be read may state them.
  if (new Set(legal.map(({ sourceFile }) => sourceFile)).size !== ofSite.length) return;
  // So may a passage that is open, or whose condition is misspelt.
  if (log.all.some(({ code }) => /^read\/(?:unclosed-condition|unknown-fact)$/.test(code))) return;
  const shown = [...facts].map(([language, named]) => ({ named, documents: documentsIn(language, legal) }));
  const max = Math.max(...shown.map(({ documents }) => documents.length));
  // Missing translations are reported for the other languages.
  for (const { named, documents } of shown)
    if (documents.length === max) checkFactsStated(documents, named, log);
}

function checkFactsStated(documents: readonly LegalDocument[], facts: Facts, log: Diagnostics): void {
  const unstated = new Map(
    // A composite fact counts as stated if its parts are.
    [...facts].filter(([name, fact]) => name.startsWith("legal.") && fact.kind === "text" && !fact.states),
  );
  for (const { stated } of documents) {
    // Usually the first documents state all of them.
    if (unstated.size === 0) return;
    for (const name of stated) unstated.delete(name);
  }
  const folder = documents.length === 0 ? "legal/, in lower case" : undefined;
  for (const name of unstated.keys())
    log.add("read/unused-fact", { name, folder }, configPlace(name.split(".")));
}
