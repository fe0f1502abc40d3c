import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { PageSummary } from "../checked-site.js";
import { pageReader } from "../page/read-page.js";
import { summariser } from "../page/summarise-page.js";
import type { PageTree, ReadPage, Rule } from "../rule.js";

/** All that is known of a page before it is read. */
export type PageToInspect = Omit<ReadPage, "facts">;

/** What rules found on a page, and its summary for the rules about the site. */
export interface SeenPage {
  readonly found: readonly Diagnostic[];
  readonly summary: Omit<PageSummary, "page">;
}

/** A path, after what was asked of it: whether there is such a file, or its content too. */
export type FileQuestion = `?${string}` | `=${string}`;

export interface InspectedPage extends SeenPage {
  /** What the rules asked of the site's other files. */
  readonly asked: readonly FileQuestion[];
}

/**
 * Looks at one page after the other, by the rules about pages. What that comes to is plain data, and depends on the page and
 * on what its rules may look at, not on other pages: so it is the same in any thread, in any order.
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
  const summarise = summariser(tree.address);
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
    return { found: log.sorted(), summary: summarise(known), asked: [...asked] };
  };
}
