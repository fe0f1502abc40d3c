import { type Diagnostic, Diagnostics } from "../../diagnostics/diagnostics.js";
import { pageReader } from "../page/read-page.js";
import { summariser } from "../page/summarise-page.js";
import type { PageSummary, PageTree, ReadPage, Rule } from "../rule.js";

/** The data of a page before its HTML is read. */
type PageToInspect = Omit<ReadPage, "facts">;

export interface PageFindings {
  readonly diagnostics: readonly Diagnostic[];
  readonly summary: Omit<PageSummary, "page">;
}

/** A path, after the kind of the question: `?` for its existence, `=` for its content too. */
export type FileQuestion = `?${string}` | `=${string}`;

export interface InspectedPage extends PageFindings {
  readonly asked: readonly FileQuestion[];
}

/**
 * Runs the rules about pages on one page after the other. The result is plain data, and depends only on the page and on the data its
 * rules may read, not on other pages: it is the same in any thread and in any order.
 */
export function pageInspector(
  { files, ...tree }: PageTree,
  rules: Readonly<Record<string, Rule>>,
): (page: PageToInspect) => InspectedPage {
  const asked = new Set<FileQuestion>();
  const asking: PageTree["files"] = {
    has: (path) => {
      asked.add(`?${path}`);
      return files.has(path);
    },
    get: (path) => {
      asked.add(`=${path}`);
      return files.get(path);
    },
  };
  const pageRules = Object.values(rules).flatMap(({ page }) => page?.({ ...tree, files: asking }) ?? []);
  const summarise = summariser(tree.site);
  const read = pageReader();
  return (page) => {
    const log = new Diagnostics();
    asked.clear();
    const { routePath, canonical, language, sourceFile, sources, document } = page;
    // Its text is decoded each time it is requested.
    const { html } = page;
    const known: ReadPage = {
      ...{ routePath, canonical, sourceFile, sources, document, html },
      ...(language !== undefined && { language }),
      facts: read(html),
    };
    for (const rule of pageRules) rule(known, log);
    return { diagnostics: log.sorted(), summary: summarise(known), asked: [...asked] };
  };
}
