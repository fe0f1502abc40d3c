import { existsSync } from "node:fs";
import { join } from "node:path";
import { listLanguages } from "../../model/config/language-config.js";
import { historyIndexFile } from "../../model/legal/legal-history.js";
import { configPlace } from "../../model/place.js";
import { placeIn } from "../../scaffold/plan/plan-documents.js";
import { type LanguageAddition, planLanguageAddition } from "../../scaffold/plan/plan-language-addition.js";
import { readSiteSources } from "../../scaffold/read-site.js";
import { readStarter } from "../../scaffold/read-starter.js";
import { changeFiles } from "../../scaffold/replace-file.js";
import { linkDocs } from "../../text/docs-address.js";
import { listSome } from "../../text/list-some.js";
import { shorten } from "../../text/shorten.js";
import { type FormFlags, formOf } from "../options/init-flags.js";
import { print, styleOf } from "../terminal/terminal.js";
import { editSite } from "./edit-site.js";

/** `handbill add-language`: adds a language to a site, and keeps everything that the site says. */
export function runAddLanguage(tag: string, { root, ...forms }: { root: string } & FormFlags) {
  return editSite(root, ({ root, config, log }) => {
    const languages = listLanguages(config).map((language) => language.tag);
    const place = configPlace(["languages"]);
    if (languages.includes(tag)) {
      log.add("scaffold/language-there", { language: tag }, place);
      return undefined;
    }
    const before = readSiteSources(root, { languages, hasList: config.languages !== undefined });
    const planned = planLanguageAddition(tag, before, { starter: readStarter(), form: formOf(forms) });
    if (!planned) {
      const value = JSON.stringify([...languages, tag]);
      log.add("scaffold/cannot-edit", { key: "languages", value, reason: "its value is computed" }, place);
      return undefined;
    }
    return {
      write: () => changeFiles(root, planned),
      show: () => {
        printAdded(tag, planned, before.base);
        if (existsSync(join(root, historyIndexFile))) printReleased(tag, planned);
      },
    };
  });
}

/** Says what to do about released documents: the next build would fail with the section about the binding language, which they now have. */
function printReleased(tag: string, { isNewlyBound }: LanguageAddition): void {
  print(
    `\nYour legal documents are released. Translate their facts in the overrides of ${tag}. Before the next build, run:`,
  );
  if (isNewlyBound) print('  npx handbill legal release --amend --reason "Says which language is binding"');
  print("  npx handbill legal release");
  print(linkDocs("If a new version is announced: docs/languages.md#if-your-documents-are-released"));
}

function printAdded(
  tag: string,
  { moves, files, messages, left, pages, missing }: LanguageAddition,
  base: string,
): void {
  const style = styleOf(1);
  for (const [from, to] of moves) print(`  ${from} ${style.dim("→")} ${to}`);
  for (const [file] of files) print(`  ${style.green("+")} ${file}`);
  print(`\n${style.green("✓")} added ${tag} to the site`);
  print("\nStill to translate:");
  if (messages && left === undefined) print(`  ${messages}`);
  if (messages && left && left.length > 0) print(`  ${messages}: ${left.join(", ")}`);
  print(`  site.config.ts: app.description and other texts, in the overrides of ${tag}`);
  for (const [file, texts] of pages) {
    const quoted = texts.map((text) => `“${shorten(text, 30)}”`);
    const them = texts.length === 1 ? "it" : "them";
    print(
      `  ${file}: ${listSome(quoted, 3)} in its code, the same in all languages: move ${them} to messages`,
    );
  }
  if (missing.length > 0) {
    const name = (language: string) => new Intl.DisplayNames("en", { type: "language" }).of(language);
    print(`\nTranslate these documents into ${tag}/ folders:`);
    print(`  ${missing.map((file) => placeIn(file, base)).join(", ")}`);
    if (files.some(([file]) => /^legal\/.*\/_/.test(file)))
      print(
        `Files in ${tag}/ that begin with _ have handbill's text: change them as you changed these, and remove the _.`,
      );
    print(
      `Until then, the ${name(tag)} pages show the ${name(base)} text with a note; fallback in site.config.ts can name another.`,
    );
  }
}
