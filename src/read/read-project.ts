import { existsSync } from "node:fs";
import { join, posix, resolve } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { Assets } from "../code/assets.js";
import { isGenerated } from "../code/bundle/bundle-names.js";
import { isProvided } from "../code/provided-module.js";
import { bundleBrowserCode, bundlePages, readPages } from "../code/read-pages.js";
import { bindMessages, planMessages } from "../config/messages/plan-messages.js";
import { bundleConfig, readConfig } from "../config/read-config.js";
import { readFonts } from "../config/read-fonts.js";
import { formsFor, paletteOf, resolveSites } from "../config/resolve-site.js";
import { Diagnostics, Stopped } from "../diagnostics/diagnostics.js";
import type { Collected } from "../documents/collect-documents.js";
import { collectionOf, folderOf } from "../documents/document-collection.js";
import { freezeDocument } from "../documents/freeze-document.js";
import { orderLegal } from "../documents/legal-document.js";
import type { LoadedCollections } from "../documents/load-collections.js";
import type { RenderedText } from "../documents/make-document.js";
import { type OpenDocuments, openDocuments } from "../documents/open-documents.js";
import { type DocumentUses, planDocuments } from "../documents/plan-documents.js";
import { listPlugins } from "../documents/site-plugins.js";
import type { ReadOptions, ReadProject, ReadResult, SiteRuntime } from "../effects/read-project.js";
import { type FoundFiles, findFiles } from "../files/find-files.js";
import { recordFile } from "../model/addresses/address-record.js";
import type { CollectionsConfig } from "../model/config/collection-config.js";
import { listFacts } from "../model/facts/facts.js";
import { documentOfVersion } from "../model/legal/legal-history.js";
import { configFile } from "../model/project-files.js";
import { documentsIn } from "../model/site/editions.js";
import { hasLanguageChoice } from "../model/site/site-language.js";
import { compareText } from "../util/compare.js";
import { dataOf, loadContent, loadPages } from "./load-all.js";
import type { Documents } from "./publish-files.js";
import { readPublic } from "./read-public.js";
import { checkFactsStated, reportMissingPages, reportUnread } from "./report-unread.js";
import { splitLanguagesPage } from "./split-languages-page.js";

/**
 * Reads a site. The bundler is a separate process, and many documents are read in threads: each task starts as soon as its input is
 * available.
 */
export const readProject: ReadProject = async (options, siteRuntime, log) => {
  const own = new Diagnostics();
  const found = findFiles(options.root, own);
  log.take(own.sorted());
  own.stopOnErrors();
  const documents = openDocuments([...found.legal, ...found.content], options);
  try {
    return await readFound(found, { ...options, siteRuntime, documents, log });
  } finally {
    documents.close();
  }
};

interface ReadContext extends ReadOptions {
  readonly siteRuntime: SiteRuntime;
  readonly documents: OpenDocuments;
  readonly log: Diagnostics;
}

async function readFound(found: FoundFiles, context: ReadContext): Promise<ReadResult> {
  const { root, base, host, cache, siteRuntime, code, log } = context;
  const makeAssets = () => new Assets(root);
  const assets = cache?.reuse("assets", makeAssets) ?? makeAssets();
  assets.begin();
  if (found.pages.length === 0 && existsSync(join(root, configFile)))
    log.add("read/no-pages", {}, { file: "pages" });
  reportMissingPages(found.pages, root, log);
  const configWork = bundleConfig({ root, cache, log });
  const pageFilesThere = [...found.pages, found.languagesPage ?? [], found.card ?? []].flat();
  const bundling = {
    root,
    assets,
    cache,
    log,
    publicNames: siteRuntime.publicNames,
    messageFiles: found.messages,
  };
  // A missing folder cannot be bundled; its missing config is reported.
  const pagesWork = existsSync(root) ? bundlePages(pageFilesThere, bundling) : Promise.resolve(undefined);
  // A step that throws in between leaves it unfinished; its own failure then says nothing new.
  pagesWork.catch(() => undefined);
  // The bundler asks many questions one by one, which must not wait for the rest of this work.
  await nextTurn();
  await siteRuntime.meanwhile(nextTurn);
  await nextTurn();
  await context.documents.load();
  // The bundler gets answers between two blocks.
  const parsing = context.documents.parse(nextTurn);

  const configBundle = await configWork;
  const config = configBundle && readConfig(configBundle, { root, code, log });
  const editions = config
    ? resolveSites(config, base, { palette: await paletteOf(config), formsOf: await formsFor(config), host })
    : [];
  const [site] = editions;
  const sites = new Map(editions.map((one) => [one.language, one]));
  const facts = new Map([...sites].map(([language, one]) => [language, listFacts(one, language)]));
  const planned = site && planDocuments(found, site);
  const { uses, others: ofNoLanguage = new Set<string>() } = planned ?? {};
  log.take(planned?.diagnostics ?? []);
  const hasChoice = site !== undefined && hasLanguageChoice(site.languages);
  const pageFiles = hasChoice ? [...found.pages, found.languagesPage ?? []].flat() : found.pages;
  const browserWork =
    site &&
    pagesWork.then(
      (bundle) => bundle && bundleBrowserCode(pageFiles, bundle, { root, site, assets, cache, log }),
    );
  browserWork?.catch(() => undefined);
  // Answers the bundler, so that it continues while the rest is read here.
  await nextTurn();
  await parsing;
  const sources = found.history.length > 0 ? await readSources(found.history, root, log) : [];
  const withHistory = new Set(found.history.flatMap((file) => documentOfVersion(file) ?? []));
  const hasPrefix = site?.languages.some(({ prefix }) => prefix !== "");
  const publicNames = new Set(hasPrefix ? found.public.map((file) => file.slice("public/".length)) : []);
  const digest = configBundle?.code ?? "";
  const plugins = listPlugins(config?.collections, { code, digest });
  const texts = uses && { sites, facts, uses, publicFiles: publicNames, withHistory, plugins };
  const ofDocuments = new Diagnostics();
  const documentsWork = context.documents.resolve(texts, ofDocuments);
  const publicFiles = readPublic(found.public, root, log);
  const { texts: documentTexts, beside } = await documentsWork;
  // Problems of files that are no language's document do not matter.
  log.take(ofDocuments.sorted().filter(({ place: { file = "" } }) => !ofNoLanguage.has(file)));
  const readVersions =
    site && sources.length > 0
      ? await (await loadHistory()).renderVersions(
          sources,
          { root, sites, cache, publicFiles: publicNames, ...(uses && { uses }) },
          log,
        )
      : undefined;
  const languages = [...sites.keys()];
  const { content } = found;
  const loadingContent = texts && site && { ...context, texts, content, sites, site };
  const fromData = loadingContent && (await loadContent(config?.collections, loadingContent));
  const collecting = { root, found, fromData, config: config?.collections, languages, uses, code, cache };
  const collected = await collect(documentTexts, collecting, log);
  const read = { ...collected, history: readVersions };
  const placed =
    site && hasFiles(read)
      ? (await loadFiles()).publishFiles(read, { root, base: site.base, assets, log })
      : { ...read, files: [] };
  const { history } = placed;
  const legal = placed.legal.map((document) => freezeDocument(document));
  const collections = Object.fromEntries(
    Object.entries(placed.collections).map(([name, own]) => [
      name,
      own.map((document) => freezeDocument(document)),
    ]),
  );
  const fontFiles = site && readFonts(site.fonts, { root, log });
  const pagesBundle = await pagesWork;
  if (!configBundle || !site || !uses || !fontFiles) throw new Stopped();

  const { fonts, licences } = fontFiles;
  const ofLegal = found.legal.filter((file) => uses.has(file));
  const areAllRead = new Set(legal.map(({ sourceFile }) => sourceFile)).size === ofLegal.length;
  // Unknown if only a part of the documents is read.
  if (areAllRead && !context.part) {
    const shownIn = [...facts.keys()].map((language) => documentsIn(language, legal));
    const most = Math.max(...shownIn.map(({ length }) => length));
    for (const [index, named] of [...facts.values()].entries()) {
      const shown = shownIn[index];
      // Missing translations are reported for the others.
      if (shown?.length === most) checkFactsStated(shown, named, log);
    }
  }
  const browserCode = await browserWork;
  if (!pagesBundle || !browserCode) throw new Stopped();
  if (found.card && !site.cards) log.add("card/unused", {}, { file: found.card });
  const providedModules = siteRuntime.pages(site);
  const cardFile = site.cards ? found.card : undefined;
  const messageFiles = planMessages(found.messages, site, log);
  const reading = { root, providedModules, cardFile, messageFiles: [...messageFiles.values()], code, log };
  const { pages: unloaded, card, ...written } = readPages(pagesBundle, browserCode, reading);
  const choosing = { file: found.languagesPage, isWanted: hasChoice, siteRuntime, log };
  const loading = { ...context, site, sites, legal, collections };
  const { pages: modules, loaded } = await loadPages(unloaded, loading);
  const { pages, languagesPage } = await splitLanguagesPage(modules, choosing);
  const messages = await bindMessages(messageFiles, { ...written, languages: site.languages, log });
  const bundled = [configBundle.inputs, pagesBundle.inputs].flatMap((inputs) => Object.keys(inputs));
  const inBrowser = [...browserCode.values()].flatMap(({ style, script }) => [
    ...style.inputs,
    ...script.inputs,
  ]);
  const imported = [...assets.list(), ...fonts].map(({ sourceFile }) => sourceFile);
  const others = [...bundled, ...inBrowser, ...imported, ...beside, ...placed.files].filter(isOfProject);
  const inputs = listInputs(root, [...listFound(found), ...others]);
  const homeless = [...ofNoLanguage].filter((file) => posix.dirname(file) !== folderOf(collectionOf(file)));
  const inFolders = site.languages.every(({ folder }) => folder !== "legal");
  reportUnread(found.others, { root, read: new Set(inputs), inFolders, log });
  reportUnread(homeless, { root, read: new Set(), inFolders, log });
  const files = { publicFiles, assets: [...assets.list(), ...licences] };
  const made = { sites, facts, messages, legal, history, collections };
  const data = dataOf([...(fromData?.loaded ?? []), ...loaded]);
  const own = {
    rules: config?.checks?.rules ?? {},
    files: config?.files?.own ?? {},
    // The command line may name another host.
    host: host === undefined && typeof config?.host === "object" ? config.host : undefined,
  };
  const project = { root, data, own, site, ...made, pages, languagesPage, card, fonts, ...files, inputs };
  return { project, bundle: pagesBundle };
}

interface CollectTask extends Pick<ReadContext, "root" | "code" | "cache"> {
  readonly found: FoundFiles;
  readonly config: CollectionsConfig | undefined;
  /** Documents without files. */
  readonly fromData: LoadedCollections | undefined;
  readonly languages: readonly string[];
  readonly uses: DocumentUses | undefined;
}

/** The documents by collection, in order; a site with plain legal documents only loads no code for this. */
async function collect(
  made: readonly RenderedText[],
  { found, uses, fromData, ...task }: CollectTask,
  log: Diagnostics,
): Promise<Collected> {
  const { legal, content, collections: folders } = found;
  const isPlain = () => folders.length === 0 && made.every(({ own }) => Object.keys(own).length === 0);
  if (!uses || (task.config === undefined && isPlain()))
    return { legal: orderLegal(made, task.languages), collections: {} };
  const { collectDocuments } = await import("../documents/collect-documents.js");
  const { texts = [], files: ofData = [], names = [] } = fromData ?? {};
  const files = [...legal, ...content].filter((file) => uses.has(file)).concat(ofData);
  return collectDocuments([...made, ...texts], { ...task, files, folders: [...folders, ...names] }, log);
}

/** Few sites have documents with images or videos. */
const loadFiles = () => import("./publish-files.js");

function hasFiles({ legal, history = [], collections }: Documents): boolean {
  const ofCollections = Object.values(collections).flat();
  const all = [...legal, ...history.map(({ document }) => document), ...ofCollections];
  return all.some(({ blocks = [] }) => blocks.some(({ kind }) => kind !== "own"));
}

/** Few sites have a history; the code is loaded only for those. */
const loadHistory = () => import("../documents/read-history.js");

async function readSources(files: readonly string[], root: string, log: Diagnostics) {
  return (await loadHistory()).readVersionSources(files, root, log);
}

const isOfProject = (file: string) => !isGenerated(file) && !isProvided(file);

const listFound = ({ legal, history, content, messages, public: ofPublic }: FoundFiles) => [
  ...[legal, history, content, messages, ofPublic].flat(),
  ...["tsconfig.json", recordFile],
];

/** Absolute paths of all files that the site was read from, without duplicates. */
const listInputs = (root: string, files: readonly string[]) =>
  [...new Set(files.map((file) => resolve(root, file)))].sort(compareText);
