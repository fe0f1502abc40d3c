import { listLanguages } from "../../model/config/language-config.js";
import { configFile } from "../../model/project-files.js";
import { applyEdits } from "../../scaffold/edit-config.js";
import type { PageKind } from "../../scaffold/plan/page-kinds.js";
import { planPage } from "../../scaffold/plan/plan-pages.js";
import { readSiteSources } from "../../scaffold/read-site.js";
import { readStarter } from "../../scaffold/read-starter.js";
import { changeFiles } from "../../scaffold/replace-file.js";
import { type FormFlags, formsOf } from "../options/init-flags.js";
import { print, styleOf } from "../terminal/terminal.js";
import { editSite } from "./edit-site.js";

/** `handbill add-page`: adds a page that a law requires, and the facts that it states. */
export function runAddPage(kind: PageKind, { root, ...forms }: { root: string } & FormFlags) {
  return editSite(root, ({ root, config, log }) => {
    const languages = listLanguages(config).map(({ tag }) => tag);
    const { config: before } = readSiteSources(root, { languages, hasList: config.languages !== undefined });
    const { files, edits, open } = planPage(kind, config, {
      starter: readStarter(),
      languages,
      formIn: formsOf(forms),
    });
    const after = applyEdits(before, edits, { file: configFile, log });
    if (after === undefined) return undefined;
    const changes = { moves: [], files, edits: [{ file: configFile, before, after }] };
    return { write: () => changeFiles(root, changes), show: () => show(files, open) };
  });
}

function show(
  files: readonly (readonly [file: string, ...rest: unknown[]])[],
  open: readonly string[],
): void {
  const style = styleOf(1);
  for (const [file] of files) print(`  ${style.green("+")} ${file}`);
  print(`\n${style.green("✓")} added the page; have a lawyer review it`);
  if (open.length > 0)
    print(`Write these into site.config.ts; the page leaves out those that stay empty: ${open.join(", ")}`);
  print("Then run handbill check --store.");
}
