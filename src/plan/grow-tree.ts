import { outputFileOf, twinFileOf } from "../core/addresses.js";
import { compareText } from "../core/compare.js";
import type { Diagnostics } from "../core/diagnostics.js";
import type { Page } from "../core/page.js";
import type { SourceBytes } from "../core/project.js";
import type { OutputFile, Tree } from "../core/tree.js";

/** Puts pages and other files together as they will be published; reports two that want the same place. */
export function growTree(pages: readonly Page[], others: readonly SourceBytes[], log: Diagnostics): Tree {
  const encoder = new TextEncoder();
  const pageFiles = pages.flatMap(({ route, html }) => {
    const from = route.module.sourceFile;
    const bytes = encoder.encode(html);
    const outputFiles = [outputFileOf(route.routePath), twinFileOf(route.routePath) ?? []].flat();
    return outputFiles.map((outputFile) => ({ outputFile, bytes, from }));
  });
  const otherFiles = others.map(({ outputFile, bytes, sourceFile }) => ({
    outputFile,
    bytes,
    from: sourceFile,
  }));
  const files = new Map<string, OutputFile>();
  const taken = new Map<string, string>();
  for (const file of [...pageFiles, ...otherFiles].sort((a, b) => compareText(a.outputFile, b.outputFile))) {
    const other = taken.get(file.outputFile.toLowerCase()) ?? folderClash(file, taken);
    if (other !== undefined)
      log.add("plan/output-clash", { outputFile: file.outputFile, other }, { file: file.from });
    taken.set(file.outputFile.toLowerCase(), other ?? file.from);
    files.set(file.outputFile, file);
  }
  return { files, pages };
}

/** Who writes a file where this one needs a folder. */
function folderClash({ outputFile }: OutputFile, taken: ReadonlyMap<string, string>): string | undefined {
  const parts = outputFile.toLowerCase().split("/");
  for (let length = 1; length < parts.length; length++) {
    const other = taken.get(parts.slice(0, length).join("/"));
    if (other !== undefined) return other;
  }
  return undefined;
}
