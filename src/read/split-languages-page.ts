import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { SiteRuntime } from "../effects/read-project.js";
import type { PageModule } from "../model/project.js";

export interface SplitContext {
  /** The site's own file for that page, if there is one. */
  readonly file: string | undefined;
  /** Whether the root of the site belongs to no language. */
  readonly isWanted: boolean;
  readonly siteRuntime: Pick<SiteRuntime, "languagesPage">;
  readonly log: Diagnostics;
}

/**
 * Separates the language chooser from the other pages: the site's own, or handbill's. Reports one that would
 * never appear.
 */
export async function splitLanguagesPage(
  modules: readonly PageModule[],
  { file, isWanted, siteRuntime, log }: SplitContext,
): Promise<{ pages: PageModule[]; languagesPage: PageModule | undefined }> {
  const pages = modules.filter(({ sourceFile }) => sourceFile !== file);
  if (file === undefined)
    return { pages, languagesPage: isWanted ? await siteRuntime.languagesPage() : undefined };
  // A file with that name may be a component of other pages.
  const isPart = pages.some(({ sources }) => sources.includes(file));
  if (!isWanted && !isPart) log.add("read/languages-page-unused", {}, { file });
  return { pages, languagesPage: modules.find(({ sourceFile }) => sourceFile === file) };
}
