import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { listLanguages } from "../../model/config/language-config.js";
import { configFile } from "../../model/project-files.js";
import { formatDiagnostics } from "../../report/format-diagnostics.js";
import { readSiteSources, writeAddition } from "../../scaffold/add-language.js";
import { editConfig } from "../../scaffold/edit-config.js";
import type { PageKind } from "../../scaffold/plan/page-kinds.js";
import { planPage } from "../../scaffold/plan/plan-pages.js";
import { readStarter } from "../../scaffold/read-starter.js";
import { NotReplaced } from "../../scaffold/replace-file.js";
import { reasonOf } from "../../util/system-error.js";
import { exitCodes } from "../exit-codes.js";
import { type FormFlags, formOf } from "../options/form-options.js";
import { readConfigOf } from "../read-config-of.js";
import { print, printError, styleOf } from "../terminal/terminal.js";
import { shownPath } from "./gather-facts.js";

/** `handbill add-page`: adds a page that a law requires, and the facts that it states. */
export async function runAddPage(
  kind: PageKind,
  { root: folder, ...forms }: { root: string } & FormFlags,
): Promise<number> {
  const root = resolve(folder);
  const log = new Diagnostics();
  const written = await add(kind, { root, forms, log });
  const shown = shownPath(root);
  if (!written) {
    printError(formatDiagnostics(log.sorted(), styleOf(2), { folder: shown === "." ? "" : `${shown}/` }));
    printError(`${styleOf(2).red("✗")} nothing was written`);
    return exitCodes.errors;
  }
  const style = styleOf(1);
  for (const [file] of written) print(`  ${style.green("+")} ${file}`);
  print(`\n${style.green("✓")} added the page; have a lawyer read it`);
  print("Complete its facts in site.config.ts, then run handbill check --store");
  return exitCodes.ok;
}

interface AddContext {
  readonly root: string;
  readonly forms: FormFlags;
  readonly log: Diagnostics;
}

async function add(kind: PageKind, { root, forms, log }: AddContext) {
  const config = await readConfigOf(root, log);
  if (!config) return undefined;
  const languages = listLanguages(config).map(({ tag }) => tag);
  const before = readSiteSources(root, { configFile, languages, hasList: config.languages !== undefined });
  const starter = readStarter(fileURLToPath(new URL("../starter", import.meta.url)));
  const { files, edits } = planPage(kind, config, { starter, languages, form: formOf(forms) ?? "formal" });
  let text = before.config;
  for (const edit of edits) {
    const edited = editConfig(text, edit);
    if ("text" in edited) {
      text = edited.text;
      continue;
    }
    const { line, column, reason } = edited;
    const args = { key: edit.path.join("."), value: JSON.stringify(edit.there), reason };
    log.add("scaffold/cannot-edit", args, { file: configFile, line, column });
    return undefined;
  }
  try {
    writeAddition(root, { config: text, face: undefined, moves: [], files }, { configFile, before });
    return files;
  } catch (error) {
    const reason = error instanceof NotReplaced ? error.message : reasonOf(error);
    log.add("scaffold/cannot-write", { folder: shownPath(root), reason });
    return undefined;
  }
}
