import { existsSync } from "node:fs";
import { join } from "node:path";
import { prefixOf } from "../../config/check-languages.js";
import { listLanguages } from "../../model/config/language-config.js";
import type { SiteConfig } from "../../model/config/site-config.js";
import { configFile } from "../../model/project-files.js";
import { editConfig } from "../../scaffold/edit-config.js";
import { type Addresses, type PageMove, planPageMove } from "../../scaffold/plan/plan-page-move.js";
import { readSiteTexts, renamePage } from "../../scaffold/rename-page.js";
import { shownPath } from "../terminal/shown-path.js";
import { print, styleOf } from "../terminal/terminal.js";
import { editSite } from "./edit-site.js";

/** `handbill rename-page`: moves a page to another URL, updates its links, and redirects the old URL. */
export function runRenamePage(from: string, to: string, { root }: { root: string }) {
  return editSite(root, ({ root, config, log }) => {
    const texts = readSiteTexts(root, configFile);
    const planned = planPageMove(from, to, texts);
    if (!planned) {
      log.add("scaffold/no-such-page", { path: from }, { file: "pages" });
      return undefined;
    }
    const isDocument = planned.moves.some(([file]) => file.startsWith("legal/"));
    if (isDocument && existsSync(join(root, "legal/history", from))) {
      const reason = `legal/history contains versions of ${from}`;
      log.add("scaffold/cannot-write", { folder: shownPath(root), reason });
      return undefined;
    }
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
    return { write: () => renamePage(root, move, texts), show: () => show(move, { from, to }) };
  });
}

function show({ moves, edits }: PageMove, { from, to }: Addresses): void {
  const style = styleOf(1);
  for (const [old, next] of moves) print(`  ${old} ${style.dim("→")} ${next}`);
  for (const file of edits.keys()) print(`  ${style.green("~")} ${file}`);
  print(`\n${style.green("✓")} moved the page to ${to}; ${from} redirects to it`);
}

/** The redirects in each language: `/pt-pt/press` leads to `/pt-pt/media`. */
const redirectsOf = ({ from, to }: Addresses, config: SiteConfig): [from: string, to: string][] =>
  listLanguages(config).map((language, index) => {
    const isAtRoot = index === 0 && language.prefix === undefined;
    const prefix = isAtRoot ? "" : `/${prefixOf(language)}`;
    return [prefix + from, prefix + to];
  });
