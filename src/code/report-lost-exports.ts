import { readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { languagesFile } from "../files/find-files.js";
import { pointsOf } from "../text/points-of.js";
import type { ReachedFiles } from "./page-reach.js";

/** Reports exports that only a page may have, in files of components, unless another file imports them by their name. */
export function reportLostExports(
  pages: readonly Pick<ReachedFiles, "sources">[],
  pageFiles: readonly string[],
  { root, log }: { root: string; log: Diagnostics },
): void {
  const files = [...new Set(pages.flatMap(({ sources }) => sources))].filter(isOwnCode);
  const codeOf = (file: string) => readFileSync(resolve(root, file), "utf8");
  for (const file of files.filter(
    (one) => one.endsWith("x") && ![...pageFiles, languagesFile].includes(one),
  )) {
    const code = codeOf(file);
    for (const { 1: name = "", index } of code.matchAll(ofPages)) {
      const own = basename(file).replace(/\.\w+$/, "");
      const isImport = new RegExp(`\\{[^}]*\\b${name}\\b[^}]*\\}\\s*from|\\* as [^;]*/${own}\\b`);
      if (files.some((other) => isImport.test(codeOf(other)))) continue;
      const place = { file, ...pointsOf(code)(index), length: name.length };
      log.add("read/foreign-export", { name, own: name }, place);
    }
  }
}

const isOwnCode = (file: string) => /\.[jt]sx?$/.test(file) && !file.includes("node_modules/");
const ofPages = /(?<=^export (?:(?:async )?function|const) )(load|paths|meta)\b/gm;
