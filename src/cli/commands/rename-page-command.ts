import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { prefixOf } from "../../config/check-languages.js";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { listLanguages } from "../../model/config/language-config.js";
import type { SiteConfig } from "../../model/config/site-config.js";
import { configFile } from "../../model/project-files.js";
import { formatDiagnostics } from "../../report/format-diagnostics.js";
import { editConfig } from "../../scaffold/edit-config.js";
import { type Addresses, type PageMove, planPageMove } from "../../scaffold/plan/plan-page-move.js";
import { readSiteTexts, renamePage } from "../../scaffold/rename-page.js";
import { NotReplaced } from "../../scaffold/replace-file.js";
import { reasonOf } from "../../util/system-error.js";
import { exitCodes } from "../exit-codes.js";
import { readConfigOf } from "../read-config-of.js";
import { print, printError, styleOf } from "../terminal/terminal.js";
import { shownPath } from "./gather-facts.js";

/** `handbill rename-page`: moves a page to another URL, updates its links, and redirects the old URL. */
export async function runRenamePage(
  from: string,
  to: string,
  { root: folder }: { root: string },
): Promise<number> {
  const root = resolve(folder);
  const log = new Diagnostics();
  const moved = await move({ from, to }, root, log);
  const shown = shownPath(root);
  if (!moved) {
    printError(formatDiagnostics(log.sorted(), styleOf(2), { folder: shown === "." ? "" : `${shown}/` }));
    printError(`${styleOf(2).red("✗")} nothing was written`);
    return exitCodes.errors;
  }
  const style = styleOf(1);
  for (const [old, next] of moved.moves) print(`  ${old} ${style.dim("→")} ${next}`);
  for (const file of moved.edits.keys()) print(`  ${style.green("~")} ${file}`);
  print(`\n${style.green("✓")} moved the page to ${to}; ${from} redirects to it`);
  return exitCodes.ok;
}

async function move({ from, to }: Addresses, root: string, log: Diagnostics): Promise<PageMove | undefined> {
  const config = await readConfigOf(root, log);
  if (!config) return undefined;
  const texts = readSiteTexts(root, configFile);
  const planned = planPageMove(from, to, texts);
  if (!planned) {
    log.add("scaffold/no-such-page", { path: from }, { file: "pages" });
    return undefined;
  }
  const fail = (reason: string) => {
    log.add("scaffold/cannot-write", { folder: shownPath(root), reason });
    return undefined;
  };
  if (
    planned.moves.some(([file]) => file.startsWith("legal/")) &&
    existsSync(join(root, "legal/history", from))
  )
    return fail(`legal/history contains versions of ${from}`);
  let text = planned.edits.get(configFile) ?? texts.get(configFile) ?? "";
  for (const [old, next] of redirectsOf({ from, to }, config)) {
    const edited = editConfig(text, { path: ["redirects", old], now: undefined, there: next });
    if (!("text" in edited)) {
      const { line, column, reason } = edited;
      const args = { key: "redirects", value: `${JSON.stringify(old)}: ${JSON.stringify(next)}`, reason };
      log.add("scaffold/cannot-edit", args, { file: configFile, line, column });
      return undefined;
    }
    text = edited.text;
  }
  const move = { ...planned, edits: new Map([...planned.edits, [configFile, text]]) };
  try {
    renamePage(root, move, texts);
    return move;
  } catch (error) {
    return fail(error instanceof NotReplaced ? error.message : reasonOf(error));
  }
}

/** The redirects in each language: `/pt-pt/press` leads to `/pt-pt/media`. */
const redirectsOf = ({ from, to }: Addresses, config: SiteConfig): [from: string, to: string][] =>
  listLanguages(config).map((language, index) => {
    const isAtRoot = index === 0 && language.prefix === undefined;
    const prefix = isAtRoot ? "" : `/${prefixOf(language)}`;
    return [prefix + from, prefix + to];
  });
