import type { BundledCode } from "../code/bundle/bundle-code.js";
import { type BrowserCode, readPages } from "../code/read-pages.js";
import { bindMessages, planMessages } from "../config/messages/plan-messages.js";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { LoadedResult, ReadOptions, SiteRuntime } from "../effects/read-project.js";
import type { FoundFiles } from "../files/find-files.js";
import type { PageModule, Project } from "../model/project.js";
import { hasLanguageChoice } from "../model/site/site-language.js";
import { loadPages } from "./load-all.js";
import type { Documents } from "./publish-files.js";
import type { Settings } from "./read-settings.js";

interface CodeContext extends ReadOptions, Documents {
  readonly settings: Settings;
  readonly siteRuntime: SiteRuntime;
  readonly log: Diagnostics;
}

interface SiteCode extends Pick<Project, "pages" | "languagesPage" | "card" | "messages"> {
  /** What the `load` functions of pages returned. */
  readonly loaded: readonly LoadedResult[];
}

/** The bundled code of a site; `pages` contains its messages, too. */
export interface Bundles {
  readonly config: BundledCode;
  readonly pages: BundledCode;
  /** The styles and scripts of each page, by its file. */
  readonly browser: ReadonlyMap<string, BrowserCode>;
}

/** Runs the code of pages, messages and the card. */
export async function readCode(files: FoundFiles, bundles: Bundles, context: CodeContext): Promise<SiteCode> {
  const { root, settings, siteRuntime, code, log } = context;
  const { site } = settings;
  if (files.card && !site.cards) log.add("card/unused", {}, { file: files.card });
  const messageFiles = planMessages(files.messages, site, log);
  const read = readPages(bundles.pages, bundles.browser, {
    root,
    providedModules: siteRuntime.pages(site),
    cardFile: site.cards ? files.card : undefined,
    messageFiles: [...messageFiles.values()],
    code,
    log,
  });
  const { pages, loaded } = await loadPages(read.pages, { ...context, ...settings });
  const chosen = await splitLanguagesPage(pages, {
    file: files.languagesPage,
    isWanted: hasLanguageChoice(site.languages),
    siteRuntime,
    log,
  });
  const binding = { messages: read.messages, languages: site.languages, log };
  return { ...chosen, card: read.card, messages: await bindMessages(messageFiles, binding), loaded };
}

/** The files of pages: the language chooser is one only if the root belongs to no language. */
export const listPageFiles = ({ pages, languagesPage }: FoundFiles, { site }: Settings): readonly string[] =>
  hasLanguageChoice(site.languages) ? [...pages, languagesPage ?? []].flat() : pages;

interface SplitContext extends Pick<CodeContext, "siteRuntime" | "log"> {
  /** The site's own file for that page, if there is one. */
  readonly file: string | undefined;
  /** Whether the root of the site belongs to no language. */
  readonly isWanted: boolean;
}

/**
 * Separates the language chooser from the other pages: the site's own, or handbill's. Reports one that would
 * never appear.
 */
async function splitLanguagesPage(
  modules: readonly PageModule[],
  { file, isWanted, siteRuntime, log }: SplitContext,
): Promise<Pick<Project, "pages" | "languagesPage">> {
  const pages = modules.filter(({ sourceFile }) => sourceFile !== file);
  if (file === undefined)
    return { pages, languagesPage: isWanted ? await siteRuntime.languagesPage() : undefined };
  // A file with that name may be a component of other pages.
  const isPart = pages.some(({ sources }) => sources.includes(file));
  if (!isWanted && !isPart) log.add("read/languages-page-unused", {}, { file });
  return { pages, languagesPage: modules.find(({ sourceFile }) => sourceFile === file) };
}
