import { type LoadOptions, loadCached } from "../code/load-cached.js";
import { parseSource } from "../code/load-source.js";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import type { LoadedResult } from "../effects/read-project.js";
import { isAddressPart } from "../model/addresses/addresses.js";
import type { CollectionsConfig } from "../model/config/collection-config.js";
import { configPlace } from "../model/place.js";
import { checkContentFront } from "./front-matter/document-front.js";
import type { DocumentTexts, RenderedText } from "./make-document.js";
import { makeDocuments, type ParseAttempt } from "./make-documents.js";
import type { DocumentUse } from "./plan-documents.js";

export interface LoadedCollections {
  readonly texts: readonly RenderedText[];
  /** Identifies documents without a file as if they had one: `content/<collection>/<slug>.md`. */
  readonly files: readonly string[];
  readonly names: readonly string[];
  readonly loaded: readonly LoadedResult[];
}

interface Context extends LoadOptions {
  /** Files under `content/`. */
  readonly content: readonly string[];
  readonly texts: DocumentTexts;
  /** The languages of the site, the first one first; the documents are in that one. */
  readonly languages: readonly string[];
}

/** Runs the `load` of each collection that has one, and makes a document of each entry. */
export async function loadCollections(
  config: CollectionsConfig,
  { content, texts, languages, ...options }: Context,
): Promise<LoadedCollections> {
  const { log } = options;
  const names = Object.keys(config).filter((name) => config[name]?.load !== undefined);
  const loaded = await Promise.all(
    names.map(async (name) => {
      const place = placeOf(name);
      const source = parseSource(config[name]?.load, { key: `collections.${name}`, place, log });
      const needs = `the collection ${name}`;
      const result = source && (await loadCached(source, { needs, place, owner: name }, options));
      return result && { name, result };
    }),
  );
  const complete = loaded.flatMap((one) => one ?? []);
  const tried = complete.flatMap(({ name, result }) => parseEntries(result.data, { name, content, log }));
  const [language = ""] = languages;
  const uses: DocumentUse[] = languages.map((pages) => ({ language, pages }));
  const files = tried.map(({ file }) => file);
  const documents = await makeDocuments(tried, {
    ...texts,
    uses: new Map(files.map((file) => [file, uses])),
  });
  for (const { diagnostics } of documents) log.take(diagnostics);
  return {
    texts: documents.flatMap((file) => file.texts),
    files,
    names: complete.map(({ name }) => name),
    loaded: complete.map(({ result }) => result),
  };
}

const placeOf = (name: string) => configPlace(["collections", name, "load"]);

/** Front matter keys for files only: these trust that the author wrote the value. */
const ofFiles = ["html", "releaseNotes", "language"];

function parseEntries(
  entries: unknown,
  { name, content, log }: { name: string; content: readonly string[]; log: Diagnostics },
): ParseAttempt[] {
  const place = placeOf(name);
  const flawed = (reason: string) => log.add("data/entries", { collection: name, reason }, place);
  if (!Array.isArray(entries)) {
    flawed("something that is not a list");
    return [];
  }
  const used = new Set(content);
  return entries.flatMap((entry: unknown, index): ParseAttempt | [] => {
    const given = { ...(typeof entry === "object" ? entry : undefined) } as Record<string, unknown>;
    const { slug, text = "", ...own } = given;
    const at = typeof slug === "string" ? slug : `entry ${index + 1}`;
    const file = `content/${name}/${at}.md`;
    const odd = ofFiles.find((key) => own[key] !== undefined && own[key] !== null);
    if (typeof slug !== "string" || !isAddressPart(slug))
      flawed(`a slug that cannot be part of a URL, for ${at}`);
    else if (used.has(file)) flawed(`the slug ${slug}, which another document has`);
    else if (typeof text !== "string") flawed(`a text that is not a string, for ${at}`);
    else if (odd !== undefined) flawed(`${odd} for ${at}; only files may have it`);
    else {
      used.add(file);
      const ofEntry = new Diagnostics();
      // APIs return null for missing values.
      const data = Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null));
      const mapping = { data, placeOf: () => ({ file }), writtenAs: () => undefined };
      const front = checkContentFront(mapping, ofEntry);
      return {
        file,
        log: ofEntry,
        document: front && { sourceFile: file, collection: name, slug, front, text },
      };
    }
    return [];
  });
}
