import { posix } from "node:path";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import type { FoundFiles } from "../files/find-files.js";
import type { Site } from "../model/site/site.js";
import { listFallbacks } from "../model/site/site-language.js";
import { collectionOf, folderOf } from "./document-collection.js";

export interface DocumentUse {
  /** The language of its text. */
  readonly language: string;
  /** The language of the pages that show it; differs from its own if it is a fallback. */
  readonly pages: string;
}

/** The languages with the folders of a collection's documents: `content/help/pt-PT` for `legal/pt-PT`. */
export const languagesOfCollection = (name: string, { languages }: Pick<Site, "languages">) =>
  languages.map((language) => ({
    ...language,
    folder: language.folder.replace(/^legal/, folderOf(name)),
  }));

/** By the document's file; files in no language's folder are not included. */
export type DocumentUses = ReadonlyMap<string, readonly DocumentUse[]>;

/** The uses of all documents, with the files that are not a document of any language. */
export function planDocuments(files: FoundFiles, site: Pick<Site, "languages">) {
  const log = new Diagnostics();
  const uses = planUses(files, site, log);
  const others = [...files.legal, ...files.content].filter((file) => !uses.has(file));
  return { uses, others: new Set(others), diagnostics: log.sorted() };
}

/** The uses of all collections, the legal documents first. */
function planUses(
  { legal, content, collections }: Pick<FoundFiles, "legal" | "content" | "collections">,
  site: Pick<Site, "languages">,
  log: Diagnostics,
): DocumentUses {
  const ofContent = collections.map((name) => ({
    files: content.filter((file) => collectionOf(file) === name),
    languages: languagesOfCollection(name, site),
  }));
  const all = [{ files: legal, languages: site.languages }, ...ofContent];
  return new Map(all.flatMap(({ files, languages }) => [...planCollection(files, { languages }, log)]));
}

/** Assigns documents to languages, and chooses fallbacks for missing ones. Reports missing and misplaced documents. */
function planCollection(
  files: readonly string[],
  { languages }: Pick<Site, "languages">,
  log: Diagnostics,
): DocumentUses {
  const uses = new Map<string, DocumentUse[]>();
  const folded = new Map<string, string>();
  const bySlug = new Map<string, Map<string, string>>();
  for (const file of files) {
    const language = languages.find(({ folder }) => folder === posix.dirname(file))?.tag;
    const slug = posix.basename(file, ".md");
    const [, name, ending] = /^(.+)\.([^.]+)$/.exec(slug) ?? [];
    const named = languages.find(({ tag }) => languages.length > 1 && tag === ending);
    const args = { folder: `${named?.folder}/${name}.md`, other: undefined };
    if (named) log.add("read/document-without-language", args, { file });
    if (language === undefined || named) continue;
    const other = folded.get(file.toLowerCase());
    if (other !== undefined) {
      log.add("read/document-twice", { other }, { file, line: 1 });
      continue;
    }
    folded.set(file.toLowerCase(), file);
    uses.set(file, [{ language, pages: language }]);
    bySlug.set(slug, new Map([...(bySlug.get(slug) ?? []), [language, file]]));
  }
  for (const [slug, inLanguages] of bySlug) {
    for (const { tag, folder } of languages) {
      const from = listFallbacks(tag, languages).find((other) => inLanguages.has(other.tag))?.tag;
      const file = from === undefined ? undefined : inLanguages.get(from);
      if (from === undefined || file === undefined) {
        const [[other, otherFile] = ["", ""]] = inLanguages;
        // Two languages that are each other's fallback would both have no document.
        const canReplace = !listFallbacks(other, languages).some((used) => used.tag === tag);
        const args = { name: `${folder}/${slug}.md`, language: tag, other, canReplace };
        log.add("read/missing-document", args, { file: otherFile });
      } else if (from !== tag) uses.get(file)?.push({ language: from, pages: tag });
    }
  }
  reportWithoutLanguage(files, { languages, uses }, log);
  return uses;
}

function reportWithoutLanguage(
  files: readonly string[],
  { languages, uses }: Pick<Site, "languages"> & { uses: DocumentUses },
  log: Diagnostics,
): void {
  const folders = languages.map(({ folder }) => folder);
  const isAbove = (file: string) => folders.every((folder) => posix.dirname(folder) === posix.dirname(file));
  for (const file of files.filter(isAbove)) {
    const name = posix.basename(file);
    const missing = languages.find(({ folder }) => !uses.has(`${folder}/${name}`))?.folder;
    const first = `${languages[0]?.folder ?? "legal"}/`;
    const args =
      missing === undefined
        ? { folder: first, other: first + name }
        : { folder: `${missing}/`, other: undefined };
    log.add("read/document-without-language", args, { file });
  }
}
