import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { listLanguages } from "../../model/config/language-config.js";
import { configFile } from "../../model/project-files.js";
import { formatDiagnostics } from "../../report/format-diagnostics.js";
import { readSiteSources, writeAddition } from "../../scaffold/add-language.js";
import { type LanguageAddition, planLanguageAddition } from "../../scaffold/plan/plan-language-addition.js";
import { readStarter } from "../../scaffold/read-starter.js";
import { NotReplaced } from "../../scaffold/replace-file.js";
import type { AddressForm } from "../../text/address-form.js";
import { reasonOf } from "../../util/system-error.js";
import { exitCodes } from "../exit-codes.js";
import { type FormFlags, formOf } from "../options/form-options.js";
import { readConfigOf } from "../read-config-of.js";
import { print, printError, styleOf } from "../terminal/terminal.js";
import { shownPath } from "./gather-facts.js";

/** `handbill add-language`: adds a language to a site, and keeps everything that the site says. */
export async function runAddLanguage(
  tag: string,
  { root: folder, ...forms }: { root: string } & FormFlags,
): Promise<number> {
  const root = resolve(folder);
  const log = new Diagnostics();
  const made = await add(tag, { root, form: formOf(forms), log });
  const shown = shownPath(root);
  if (!made) {
    printError(formatDiagnostics(log.sorted(), styleOf(2), { folder: shown === "." ? "" : `${shown}/` }));
    printError(`${styleOf(2).red("✗")} nothing was written`);
    return exitCodes.errors;
  }
  printAdded(tag, made);
  return exitCodes.ok;
}

async function add(tag: string, { root, form, log }: AddContext): Promise<Added | undefined> {
  const config = await readConfigOf(root, log);
  if (!config) return undefined;
  const languages = listLanguages(config).map((language) => language.tag);
  const [first = ""] = languages;
  const place = { file: configFile, seek: { kind: "config-key", path: ["languages"] } } as const;
  if (languages.includes(tag)) {
    log.add("scaffold/language-there", { language: tag }, place);
    return undefined;
  }
  const sources = readSiteSources(root, { configFile, languages, hasList: config.languages !== undefined });
  const starter = readStarter(fileURLToPath(new URL("../starter", import.meta.url)));
  const planned = planLanguageAddition(tag, sources, { starter, form });
  if (!planned) {
    const reason = "its value is computed";
    log.add(
      "scaffold/cannot-edit",
      { key: "languages", value: JSON.stringify([...languages, tag]), reason },
      place,
    );
    return undefined;
  }
  try {
    writeAddition(root, planned, { configFile, before: sources });
  } catch (error) {
    const reason = error instanceof NotReplaced ? error.message : reasonOf(error);
    log.add("scaffold/cannot-write", { folder: shownPath(root), reason });
    return undefined;
  }
  return { ...planned, first };
}

interface AddContext {
  readonly root: string;
  readonly form: AddressForm | undefined;
  readonly log: Diagnostics;
}

interface Added extends LanguageAddition {
  readonly first: string;
}

const mostKeys = 12;

function printAdded(tag: string, { moves, files, messages, left, pages, isPartial, first }: Added): void {
  const style = styleOf(1);
  for (const [from, to] of moves) print(`  ${from} ${style.dim("→")} ${to}`);
  for (const [file] of files) print(`  ${style.green("+")} ${file}`);
  print(`\n${style.green("✓")} added ${tag} to the site`);
  print("\nStill to translate:");
  if (messages && left === undefined) print(`  ${messages}`);
  if (messages && left && left.length > 0) {
    const more = left.length > mostKeys ? ` and ${left.length - mostKeys} more` : "";
    print(`  ${messages}: ${left.slice(0, mostKeys).join(", ")}${more}`);
  }
  print(`  site.config.ts: app.description and other texts, in the overrides of ${tag}`);
  for (const [file, count] of pages)
    print(
      `  ${file}: ${count === 1 ? "1 text" : `${count} texts`} in its code, the same in all languages; use messages instead`,
    );
  if (isPartial)
    print(
      `  the other documents, in folders ${tag}/ next to ${first}/; until then, pages show those in ${first} with a note`,
    );
}
