import { existsSync } from "node:fs";
import { join } from "node:path";
import { prefixOf } from "../../config/check-languages.js";
import { listLanguages } from "../../model/config/language-config.js";
import type { SiteConfig } from "../../model/config/site-config.js";
import { configFile } from "../../model/project-files.js";
import { applyEdits } from "../../scaffold/edit-config.js";
import { type Addresses, type PageMove, planPageMove } from "../../scaffold/plan/plan-page-move.js";
import { readSiteTexts } from "../../scaffold/read-site.js";
import { changeFiles } from "../../scaffold/replace-file.js";
import { effects } from "../effects.js";
import { print, styleOf } from "../terminal/terminal.js";
import { editSite } from "./edit-site.js";

/** `handbill rename-page`: moves a page to another URL, updates its links, and redirects the old URL. */
export function runRenamePage(from: string, to: string, { root }: { root: string }) {
  return editSite(root, ({ root, config, log }) => {
    const files = readSiteTexts(root);
    const before = files.get(configFile) ?? "";
    const pairs = redirectsOf({ from, to }, config);
    // A redirect from the new URL would hide the page.
    const hiding = pairs.flatMap(([, next]) =>
      [next, `${next}/`, `${next}.html`].flatMap((path) => {
        const target = config.redirects?.[path];
        return target === undefined ? [] : [{ path: ["redirects", path], before: target, after: undefined }];
      }),
    );
    const freed = applyEdits(before, hiding, { file: configFile, log });
    if (freed === undefined) return undefined;
    const texts = new Map([...files, [configFile, freed]]);
    const planned = planPageMove(from, to, texts);
    if (!planned) {
      log.add("scaffold/no-such-page", { path: from }, { file: "pages" });
      return undefined;
    }
    const [taken] = planPageMove(to, from, texts)?.moves[0] ?? [];
    if (taken !== undefined) {
      log.add("scaffold/cannot-write", { folder: taken, reason: `${taken} already exists` });
      return undefined;
    }
    const isDocument = planned.moves.some(([file]) => file.startsWith("legal/"));
    if (isDocument && existsSync(join(root, "legal/history", from))) {
      log.add("scaffold/has-versions", { path: from }, { file: `legal/history${from}` });
      return undefined;
    }
    const linked = planned.edits.find(({ file }) => file === configFile)?.after ?? freed;
    // A page that decides whether it exists may never have been published.
    const isOptional = planned.moves.some(([file]) => /^export const paths\b/m.test(texts.get(file) ?? ""));
    const record = isOptional ? effects.read.record(root, log)?.record : undefined;
    const isPublished = (path: string) => !record || record.some((entry) => entry.path === path);
    const published = pairs.filter(([old]) => isPublished(old));
    const redirects = published.map(([old, next]) => ({
      path: ["redirects", old],
      before: undefined,
      after: next,
    }));
    const after = applyEdits(linked, redirects, { file: configFile, log });
    if (after === undefined) return undefined;
    const others = planned.edits.filter(({ file }) => file !== configFile);
    const edits = [...others, { file: configFile, before, after }];
    const move = { ...planned, files: [], edits };
    return {
      write: () => changeFiles(root, move),
      show: () => show(move, { from, to, isRedirected: redirects.length > 0 }),
    };
  });
}

interface Shown extends Addresses {
  readonly isRedirected: boolean;
}

function show({ moves, edits, stays }: PageMove, { from, to, isRedirected }: Shown): void {
  const style = styleOf(1);
  const places = new Map(moves);
  for (const [old, next] of moves) print(`  ${old} ${style.dim("→")} ${next}`);
  for (const { file } of edits) print(`  ${style.green("~")} ${places.get(file) ?? file}`);
  print(
    `\n${style.green("✓")} moved the page to ${to}; ${from} ${isRedirected ? "redirects to it" : `is not in handbill.lock, so it does not redirect; if it was published, add ${JSON.stringify(from)}: ${JSON.stringify(to)} to redirects`}`,
  );
  if (stays.length === 0) return;
  print(`\nPages below ${from} keep their URLs:`);
  for (const file of stays) print(`  ${file}`);
}

/** The redirects in each language: `/pt-pt/press` leads to `/pt-pt/media`. */
const redirectsOf = ({ from, to }: Addresses, config: SiteConfig): [from: string, to: string][] =>
  listLanguages(config).map((language, index) => {
    const isAtRoot = index === 0 && language.prefix === undefined;
    const prefix = isAtRoot ? "" : `/${prefixOf(language)}`;
    return [prefix + from, prefix + to];
  });
