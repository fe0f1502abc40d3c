import { type Diagnostic, Diagnostics } from "../../diagnostics/diagnostics.js";
import type { CheckedTree } from "../../model/pages/checked-tree.js";
import type { OutputFile } from "../../model/pages/tree.js";
import { hashOf } from "../../util/hash-of.js";
import { onceEach } from "../../util/once.js";
import { pageReader } from "../page/read-page.js";
import { summariser } from "../page/summarise-page.js";
import type { PageSummary, PageTree, ReadPage, Rule } from "../rule.js";

/** The data of a page before its HTML is read. */
type PageToInspect = Omit<ReadPage, "facts">;

export interface PageFindings {
  readonly diagnostics: readonly Diagnostic[];
  readonly summary: Omit<PageSummary, "page">;
  /** What the page's rules learned about other files. */
  readonly answers: ReadonlyMap<FileQuestion, string>;
}

/** A path, after the kind of the question: `?` for its existence, `=` for its content too. */
type FileQuestion = `?${string}` | `=${string}`;
export type FileAnswers = (question: FileQuestion) => string;

/** Makes the function that answers questions about the files of a tree. */
export function fileAnswers({ files }: Pick<CheckedTree, "files">): FileAnswers {
  /** The file's origin and content. Cached, because many pages ask for the same files. */
  const digestOf = onceEach((file: OutputFile) => `${file.from}\n${file.hash?.() ?? hashOf(file.bytes)}`);
  return (question) => {
    const file = files.get(question.slice(1));
    if (!file) return "absent";
    return question.startsWith("?") ? "there" : digestOf(file);
  };
}

/**
 * Runs the rules about pages on one page after the other. The result is plain data, and depends only on the page and on the data its
 * rules may read, not on other pages: it is the same in any thread and in any order.
 */
export function pageInspector(
  { files, ...tree }: PageTree,
  rules: Readonly<Record<string, Rule>>,
  answer: FileAnswers,
): (page: PageToInspect) => PageFindings {
  let answers = new Map<FileQuestion, string>();
  const note = (question: FileQuestion) => answers.has(question) || answers.set(question, answer(question));
  const asking: PageTree["files"] = {
    has: (path) => {
      note(`?${path}`);
      return files.has(path);
    },
    get: (path) => {
      note(`=${path}`);
      return files.get(path);
    },
  };
  const pageRules = Object.values(rules).flatMap(({ page }) => page?.({ ...tree, files: asking }) ?? []);
  const summarise = summariser(tree.site);
  const read = pageReader();
  return (page) => {
    const log = new Diagnostics();
    answers = new Map();
    const { routePath, canonical, language, sourceFile, sources, document } = page;
    // Its text is decoded each time it is requested.
    const { html } = page;
    const known: ReadPage = {
      ...{ routePath, canonical, sourceFile, sources, document, html },
      ...(language !== undefined && { language }),
      facts: read(html),
    };
    for (const rule of pageRules) rule(known, log);
    return { diagnostics: log.sorted(), summary: summarise(known), answers };
  };
}
