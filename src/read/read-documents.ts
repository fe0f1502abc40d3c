import type { Assets } from "../code/assets.js";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import { collectDocuments } from "../documents/collect-documents.js";
import { freezeDocument } from "../documents/freeze-document.js";
import type { DocumentTexts } from "../documents/make-document.js";
import type { OpenDocuments } from "../documents/open-documents.js";
import { listPlugins } from "../documents/site-plugins.js";
import type { LoadedResult, ReadOptions } from "../effects/read-project.js";
import type { FoundFiles } from "../files/find-files.js";
import { documentOfVersion } from "../model/legal/legal-history.js";
import { loadContent } from "./load-all.js";
import { type Documents, publishFiles } from "./publish-files.js";
import type { Settings } from "./read-settings.js";

interface DocumentsContext extends ReadOptions {
  readonly documents: OpenDocuments;
  readonly assets: Assets;
  readonly log: Diagnostics;
}

interface SiteDocuments extends Documents {
  /** What the `load` functions of collections returned. */
  readonly loaded: readonly LoadedResult[];
  /** Other files that the documents were made from, relative to the root. */
  readonly files: readonly string[];
}

/** Reads the legal documents with their released versions, and the collections. */
export async function readDocuments(
  projectFiles: FoundFiles,
  settings: Settings,
  context: DocumentsContext,
): Promise<SiteDocuments> {
  const { root, code, assets, log } = context;
  const { config, site, sites, uses, unusedDocuments } = settings;
  const texts = documentTexts(projectFiles, settings, context);
  const own = new Diagnostics();
  const { texts: rendered, notesFiles } = await context.documents.resolve(texts, own);
  // Problems of files that are not a document of any language do not matter.
  log.take(own.sorted().filter(({ place: { file = "" } }) => !unusedDocuments.has(file)));
  const history = await readVersions(projectFiles, texts, context);
  const { legal, content, collections: folders } = projectFiles;
  const fromData = await loadContent(config.collections, { ...context, texts, content, sites, site });
  const { texts: ofData = [], files: filesOfData = [], names = [] } = fromData ?? {};
  const files = [...legal, ...content].filter((file) => uses.has(file)).concat(filesOfData);
  const languages = [...sites.keys()];
  const collecting = {
    root,
    code,
    config: config.collections,
    languages,
    files,
    folders: [...folders, ...names],
  };
  const collected = await collectDocuments([...rendered, ...ofData], collecting, log);
  const publishing = { root, base: site.base, assets, log };
  const { files: shown, ...published } = publishFiles({ ...collected, history }, publishing);
  return {
    legal: published.legal.map((document) => freezeDocument(document)),
    history: published.history,
    collections: Object.fromEntries(
      Object.entries(published.collections).map(([name, documents]) => [
        name,
        documents.map((document) => freezeDocument(document)),
      ]),
    ),
    loaded: fromData?.loaded ?? [],
    files: [...notesFiles, ...shown],
  };
}

/** What documents need to know of the site. */
function documentTexts(
  projectFiles: FoundFiles,
  { config, configBundle, site, sites, facts, uses }: Settings,
  { code }: Pick<ReadOptions, "code">,
): DocumentTexts {
  const hasPrefix = site.languages.some(({ prefix }) => prefix !== "");
  return {
    sites,
    facts,
    uses,
    publicFiles: new Set(hasPrefix ? projectFiles.public.map((file) => file.slice("public/".length)) : []),
    withHistory: new Set(projectFiles.history.flatMap((file) => documentOfVersion(file) ?? [])),
    plugins: listPlugins(config.collections, { code, digest: configBundle.code }),
  };
}

/** Few sites have a history; the code is loaded only for those. */
const loadHistory = () => import("../documents/read-history.js");

async function readVersions(
  { history }: FoundFiles,
  { sites, publicFiles, uses }: DocumentTexts,
  { root, cache, log }: Pick<DocumentsContext, "root" | "cache" | "log">,
) {
  if (history.length === 0) return undefined;
  const { readVersionSources, renderVersions } = await loadHistory();
  const sources = readVersionSources(history, root, log);
  if (sources.length === 0) return undefined;
  return await renderVersions(sources, { root, sites, cache, publicFiles, uses }, log);
}

/** Reports problems of documents for which the config is not needed. */
export async function reportDocuments(
  { history }: FoundFiles,
  { documents, root, log }: Pick<DocumentsContext, "documents" | "root" | "log">,
): Promise<void> {
  await documents.resolve(undefined, log);
  if (history.length > 0) (await loadHistory()).readVersionSources(history, root, log);
}
