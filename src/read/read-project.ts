import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { setImmediate as yieldToEvents } from "node:timers/promises";
import { Assets } from "../code/assets.js";
import type { BundledCode } from "../code/bundle/bundle-code.js";
import { isGenerated } from "../code/bundle/bundle-names.js";
import { isProvided } from "../code/provided-module.js";
import { bundleBrowserCode, bundlePages } from "../code/read-pages.js";
import { reportPackageStyle } from "../code/report-package-style.js";
import { bundleConfig } from "../config/read-config.js";
import { readFonts } from "../config/read-fonts.js";
import { Diagnostics, Stopped } from "../diagnostics/diagnostics.js";
import { type OpenDocuments, openDocuments } from "../documents/open-documents.js";
import type { ReadOptions, ReadProject, ReadResult, SiteRuntime } from "../effects/read-project.js";
import { type FoundFiles, findFiles } from "../files/find-files.js";
import { recordFile } from "../model/addresses/address-record.js";
import { compareText } from "../util/compare.js";
import { dataOf } from "./load-all.js";
import { type Bundles, listPageFiles, readCode } from "./read-code.js";
import { readDocuments, reportDocuments } from "./read-documents.js";
import { readPublic } from "./read-public.js";
import { readSettings, type Settings } from "./read-settings.js";
import { reportMissingPages, reportUnreadFiles, reportUnstatedFacts } from "./report-unread.js";
import { reportUntranslatedFacts } from "./report-untranslated.js";

/**
 * Reads a site. The bundler is a separate process, and many documents are read in threads: each task starts as soon as its input is
 * available.
 */
export const readProject: ReadProject = async (options, siteRuntime, log) => {
  const own = new Diagnostics();
  const projectFiles = findFiles(options.root, own);
  log.take(own.sorted());
  own.stopOnErrors();
  const documents = openDocuments([...projectFiles.legal, ...projectFiles.content], options);
  try {
    const assets = openAssets(options);
    return await readFound(projectFiles, { ...options, siteRuntime, documents, assets, log });
  } finally {
    documents.close();
  }
};

interface ReadContext extends ReadOptions {
  readonly siteRuntime: SiteRuntime;
  readonly documents: OpenDocuments;
  readonly assets: Assets;
  readonly log: Diagnostics;
}

async function readFound(projectFiles: FoundFiles, context: ReadContext): Promise<ReadResult> {
  const { root, host, siteRuntime, documents, assets, log } = context;
  reportMissingPages(projectFiles.pages, root, log);
  const configWork = bundleConfig(context);
  const pagesWork = startPages(projectFiles, context);
  // The bundler asks many questions one by one, which must not wait for the rest of this work.
  await yieldToEvents();
  await siteRuntime.preload(yieldToEvents);
  await yieldToEvents();
  await documents.load();
  const parsing = documents.parse(yieldToEvents);
  const settings = await readSettings(await configWork, projectFiles, context);
  const browserWork = settings && startBrowserCode(pagesWork, { projectFiles, settings, context });
  // Answers the bundler, so that it continues while the rest is read here.
  await yieldToEvents();
  await parsing;
  const publicFiles = readPublic(projectFiles.public, root, log);
  if (!settings) {
    await reportDocuments(projectFiles, context);
    await pagesWork;
    throw new Stopped();
  }

  const { config, configBundle, site, sites, facts } = settings;
  const { loaded, files, ...ofDocuments } = await readDocuments(projectFiles, settings, context);
  // Facts may be stated in documents that this shard does not read.
  if (!context.shard) {
    reportUnstatedFacts(settings, projectFiles, { legal: ofDocuments.legal, log });
    reportUntranslatedFacts(settings, { legal: ofDocuments.legal, log });
  }
  const { fonts, licences } = readFonts(site.fonts, { root, log });
  const [pages, browser] = [await pagesWork, await browserWork];
  if (!pages || !browser) throw new Stopped();

  const ofPackages = reportPackageStyle([...browser.values()], root, log);
  const bundles = { config: configBundle, pages, browser };
  const { loaded: ofPages, ...ofCode } = await readCode(projectFiles, bundles, {
    ...context,
    settings,
    ...ofDocuments,
  });
  const imported = [...assets.list(), ...fonts, ...licences].map(({ sourceFile }) => sourceFile);
  const others = [...imported, ...files, ...ofPackages];
  const inputs = listInputs(projectFiles, { root, bundles, others });
  reportUnreadFiles(projectFiles, settings, { root, inputs, log });
  const own = {
    rules: config.checks?.rules ?? {},
    files: config.files?.own ?? {},
    // The command line may name another host.
    host: host === undefined && typeof config.host === "object" ? config.host : undefined,
  };
  const project = {
    ...{ root, site, sites, facts, own, fonts, publicFiles, inputs, ...ofDocuments, ...ofCode },
    assets: [...assets.list(), ...licences],
    data: dataOf([...loaded, ...ofPages]),
    drafts: projectFiles.others.filter((file) => /\/_[^/]+\.(?:md|tsx)$/.test(file)),
  };
  return { project, bundle: pages };
}

function openAssets({ root, cache }: ReadOptions): Assets {
  const make = () => new Assets(root);
  const assets = cache?.reuse("assets", make) ?? make();
  assets.begin();
  return assets;
}

function startPages(projectFiles: FoundFiles, context: ReadContext): Promise<BundledCode | undefined> {
  // A missing folder cannot be bundled; its missing config is reported.
  if (!existsSync(context.root)) return Promise.resolve(undefined);
  const files = [...projectFiles.pages, projectFiles.languagesPage ?? [], projectFiles.card ?? []].flat();
  const { publicNames } = context.siteRuntime;
  return withoutRejection(
    bundlePages(files, { ...context, publicNames, messageFiles: projectFiles.messages }),
  );
}

function startBrowserCode(
  pagesWork: Promise<BundledCode | undefined>,
  { projectFiles, settings, context }: { projectFiles: FoundFiles; settings: Settings; context: ReadContext },
): Promise<Bundles["browser"] | undefined> {
  const files = listPageFiles(projectFiles, settings);
  return withoutRejection(
    pagesWork.then(
      (bundle) => bundle && bundleBrowserCode(files, bundle, { ...context, site: settings.site }),
    ),
  );
}

/** If a step throws before work is awaited, the failure of the work says nothing new. */
function withoutRejection<Value>(work: Promise<Value>): Promise<Value> {
  work.catch(() => undefined);
  return work;
}

/** Absolute paths of all files that the site was read from, without duplicates. */
function listInputs(
  { legal, history, content, messages, public: ofPublic }: FoundFiles,
  { root, bundles, others }: { root: string; bundles: Bundles; others: readonly string[] },
): string[] {
  const { config, pages, browser } = bundles;
  const bundled = [config.inputs, pages.inputs].flatMap((inputs) => Object.keys(inputs));
  const inBrowser = [...browser.values()].flatMap(({ style, script }) => [...style.inputs, ...script.inputs]);
  const isOfProject = (file: string) => !isGenerated(file) && !isProvided(file);
  const files = [
    ...[legal, history, content, messages, ofPublic].flat(),
    ...["tsconfig.json", ".gitignore", recordFile],
    ...[...bundled, ...inBrowser, ...others].filter(isOfProject),
  ];
  return [...new Set(files.map((file) => resolve(root, file)))].sort(compareText);
}
