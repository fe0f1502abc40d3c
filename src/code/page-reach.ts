import type { Metafile } from "esbuild";
import { isProvided } from "./provided-module.js";
import { isStyle } from "./style-files.js";

/** The files that a page's imports reach, in the order in which the modules would run. */
export interface ReachedFiles {
  /** All files, the page first, relative to the project's root. */
  readonly sources: readonly string[];
  readonly styles: readonly string[];
  readonly clientScripts: readonly string[];
}

export const isClientScript = (file: string) => /\.client\.(ts|tsx|js)$/.test(file);

/** Walks the import graph of a bundle from one file. */
export function reachOf(sourceFile: string, inputs: Metafile["inputs"]): ReachedFiles {
  const seen = new Set<string>();
  const styles: string[] = [];
  const clientScripts: string[] = [];
  const visit = (file: string) => {
    if (seen.has(file) || !inputs[file] || isProvided(file)) return;
    seen.add(file);
    for (const edge of inputs[file].imports) if (!edge.external) visit(edge.path);
    if (isStyle(file)) styles.push(file);
    else if (isClientScript(file)) clientScripts.push(file);
  };
  visit(sourceFile);
  return { sources: [...seen], styles, clientScripts };
}
