import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { recordFile } from "../core/address-record.js";
import { compareText } from "../core/compare.js";
import { configFile } from "../core/config-file.js";
import { Diagnostics, Stopped } from "../core/diagnostics.js";
import { documentsIn } from "../core/editions.js";
import { listFacts } from "../core/facts.js";
import { documentOfVersion } from "../core/legal-history.js";
import type { Lender, ReadOptions, ReadProject, ReadResult } from "../core/read-project.js";
import type { Site } from "../core/site.js";
import { Assets } from "./assets.js";
import type { Documents } from "./blocks/publish-files.js";
import { isMadeUp } from "./bundle-names.js";
import { checkFactsStated } from "./check-facts-stated.js";
import { type FoundFiles, findFiles } from "./find-files.js";
import { isLent } from "./lent-module.js";
import { type OpenContent, openContent } from "./open-content.js";
import { type OpenLegal, openLegal } from "./open-legal.js";
import { type DocumentUses, languagesOfCollection, planDocuments } from "./plan-documents.js";
import { bindMessages, planMessages } from "./plan-messages.js";
import { bundleConfig, readConfig } from "./read-config.js";
import { readFonts } from "./read-fonts.js";
import { bundleBrowserCode, bundlePages, readPages } from "./read-pages.js";
import { readPublic } from "./read-public.js";
import { reportMissingPages, reportUnread } from "./report-unread.js";
import { paletteOf, resolveSites } from "./resolve-site.js";

/**
 * Reads a site. The bundler is a process of its own, and many documents are read in threads:
 * what each waits for is started as soon as it can be.
 */
export const readProject: ReadProject = async (options, lender, log) => {
  const own = new Diagnostics();
  const found = findFiles(options.root, own);
  log.take(own.sorted());
  own.stopOnErrors();
  const legal = openLegal(found.legal, options);
  try {
    return await readFound(found, { ...options, lender, legal, content: openContent(found, options), log });
  } finally {
    legal.close();
  }
};

interface ReadContext extends ReadOptions {
  readonly lender: Lender;
  readonly legal: OpenLegal;
  readonly content: OpenContent;
  readonly log: Diagnostics;
}

async function readFound(found: FoundFiles, context: ReadContext): Promise<ReadResult> {
  const { root, base, host, cache, lender, code, log } = context;
  const makeAssets = () => new Assets(root);
  const assets = cache?.keep("assets", makeAssets) ?? makeAssets();
  assets.begin();
  if (found.pages.length === 0 && existsSync(join(root, configFile)))
    log.add("read/no-pages", {}, { file: "pages" });
  reportMissingPages(found.pages, root, log);
  const configWork = bundleConfig(root, cache, log);
  const pagesWork = bundlePages(found.card ? [...found.pages, found.card] : found.pages, {
    root,
    assets,
    cache,
    log,
    publicNames: lender.publicNames,
    messageFiles: found.messages,
  });
  await lender.meanwhile();
  const ofDocuments = new Diagnostics();
  await context.legal.parse();
  const ofContent = new Diagnostics();
  await context.content.parse(ofContent);

  const configBundle = await configWork;
  const config = configBundle && readConfig(configBundle, { root, code, log });
  const editions = config ? resolveSites(config, base, { palette: await paletteOf(config), host }) : [];
  const [site] = editions;
  const sites = new Map(editions.map((one) => [one.language, one]));
  const facts = new Map([...sites].map(([language, one]) => [language, listFacts(one, language)]));
  const uses = site && planDocuments(found.legal, site, log);
  const browserWork =
    site &&
    pagesWork.then(
      (bundle) =>
        bundle && bundleBrowserCode(found.pages, bundle, { root, base: site.base, assets, cache, log }),
    );
  // What the bundler has sent by now is taken, so that it goes on while the rest is read here.
  await nextTurn();
  const sources = found.history.length > 0 ? await readSources(found.history, root, log) : [];
  const withHistory = new Set(found.history.flatMap((file) => documentOfVersion(file) ?? []));
  const publicNames = sites.size > 1 ? found.public.map((file) => file.slice("public/".length)) : [];
  const texts = uses && { sites, facts, uses, publicFiles: new Set(publicNames), withHistory };
  const legalWork = context.legal.resolve(texts, ofDocuments);
  const publicFiles = readPublic(found.public, root, log);
  const readLegal = await legalWork;
  log.take(ofDocuments.sorted().filter(({ place: { file = "" } }) => uses?.has(file) ?? true));
  const readVersions =
    site && sources.length > 0
      ? await (await loadHistory()).renderVersions(sources, { root, site, cache }, log)
      : undefined;
  const contentUses = site && planContent(found, site, log);
  const publicOf = { publicFiles: new Set(publicNames) };
  const known = contentUses && {
    config: config?.collections,
    sites,
    facts,
    uses: contentUses,
    ...publicOf,
    code,
  };
  const inCollections = await context.content.resolve(known, ofContent);
  log.take(
    ofContent
      .sorted()
      .filter(
        ({ place: { file = "" } }) => !found.content.includes(file) || (contentUses?.has(file) ?? true),
      ),
  );
  const read = { legal: readLegal, history: readVersions, collections: inCollections };
  const placed =
    site && hasFiles(read)
      ? (await loadFiles()).publishFiles(read, { root, base: site.base, assets, log })
      : { ...read, files: [] };
  const { legal, history, collections } = placed;
  const fontFiles = site && readFonts(site.fonts, { root, configFile, log });
  const pagesBundle = await pagesWork;
  if (!configBundle || !site || !uses || !fontFiles) throw new Stopped();

  const { fonts, licences } = fontFiles;
  const areAllRead = legal.filter(({ standsInFor }) => standsInFor === undefined).length === uses.size;
  for (const [language, named] of facts) {
    const shown = documentsIn(language, legal);
    if (areAllRead) checkFactsStated(shown, named, { file: configFile, log });
  }
  const browserCode = await browserWork;
  if (!pagesBundle || !browserCode) throw new Stopped();
  if (found.card && !site.cards) log.add("card/unused", {}, { file: found.card });
  const lentModules = lender.pages(site);
  const cardFile = site.cards ? found.card : undefined;
  const messageFiles = planMessages(found.messages, site, log);
  const reading = { root, lentModules, cardFile, messageFiles: [...messageFiles.values()], code, log };
  const { pages, card, ...written } = readPages(pagesBundle, browserCode, reading);
  const messages = await bindMessages(messageFiles, { ...written, languages: site.languages, log });
  const bundled = [configBundle.inputs, pagesBundle.inputs].flatMap((inputs) => Object.keys(inputs));
  const inBrowser = [...browserCode.values()].flatMap(({ style, script }) => [
    ...style.inputs,
    ...script.inputs,
  ]);
  const imported = [...assets.list(), ...fonts].map(({ sourceFile }) => sourceFile);
  const inputs = listInputs(root, found, [
    ...bundled,
    ...inBrowser,
    ...imported,
    ...context.content.listOthers(),
    ...placed.files,
  ]);
  const homeless = [
    ...found.legal.filter((file) => !uses.has(file) && file.split("/").length > 2),
    ...found.content.filter((file) => !contentUses?.has(file) && file.split("/").length > 3),
  ];
  const inFolders = site.languages.every(({ folder }) => folder !== "legal");
  reportUnread(found.others, { root, read: new Set(inputs), inFolders, log });
  reportUnread(homeless, { root, read: new Set(), inFolders, log });
  const files = { publicFiles, assets: [...assets.list(), ...licences] };
  const made = { sites, facts, messages, legal, history, collections };
  const project = { root, site, ...made, pages, card, fonts, ...files, inputs };
  return { project, bundle: pagesBundle };
}

/** Which document of a collection is shown in which language. */
function planContent({ content, collections }: FoundFiles, site: Site, log: Diagnostics): DocumentUses {
  const uses = collections.flatMap((name) => {
    const own = content.filter((file) => file.startsWith(`content/${name}/`));
    return [...planDocuments(own, { languages: languagesOfCollection(name, site) }, log)];
  });
  return new Map(uses);
}

/** Few sites have documents with images or videos. */
const loadFiles = () => import("./blocks/publish-files.js");

function hasFiles({ legal, history = [], collections }: Documents): boolean {
  const ofCollections = Object.values(collections).flat();
  const all = [...legal, ...history.map(({ document }) => document), ...ofCollections];
  return all.some(({ blocks = [] }) => blocks.some(({ kind }) => kind !== "own"));
}

/** Few sites keep a history, and the others load nothing for it. */
const loadHistory = () => import("./read-history.js");

async function readSources(files: readonly string[], root: string, log: Diagnostics) {
  return (await loadHistory()).readVersionSources(files, root, log);
}

function listInputs(root: string, found: FoundFiles, imported: readonly string[]): string[] {
  const ofProject = imported.filter((file) => !isMadeUp(file) && !isLent(file));
  const files = [
    ...ofProject,
    ...found.legal,
    ...found.history,
    ...found.content,
    ...found.messages,
    ...found.public,
    "tsconfig.json",
    recordFile,
  ];
  return [...new Set(files.map((file) => resolve(root, file)))].sort(compareText);
}
