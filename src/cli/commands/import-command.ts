import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { readSource } from "../../files/plain-file.js";
import { firstLanguageOf } from "../../model/config/language-config.js";
import type { SiteConfig } from "../../model/config/site-config.js";
import { configFile } from "../../model/project-files.js";
import { formatDiagnostics } from "../../report/format-diagnostics.js";
import { formatQuantity } from "../../report/format-table.js";
import { applyImport } from "../../scaffold/edit-config.js";
import { readPictureChanges, writePicture } from "../../scaffold/listings/import-pictures.js";
import { type NewsChange, planNewsChanges } from "../../scaffold/plan/plan-news-changes.js";
import type { PictureChange } from "../../scaffold/plan/plan-pictures.js";
import { type ImportChange, planImport } from "../../scaffold/plan-import.js";
import { addFile, replaceFile } from "../../scaffold/replace-file.js";
import { orNothing } from "../../util/or-nothing.js";
import { reasonOf } from "../../util/system-error.js";
import { exitCodes } from "../exit-codes.js";
import type { InitFlags } from "../options/init-flags.js";
import { printJson } from "../terminal/print-results.js";
import { prefixOf } from "../terminal/shown-path.js";
import { shownValue } from "../terminal/shown-value.js";
import { print, printError, styleOf } from "../terminal/terminal.js";
import { readConfigOf } from "./edit-site.js";
import { gatherFacts } from "./gather-facts.js";

interface ImportFlags
  extends Pick<InitFlags, "target" | "appStore" | "country" | "googlePlay" | "yes" | "json"> {
  root: string;
  from?: string | undefined;
  /** The release day of the newest version. */
  released?: string;
  check?: boolean;
}

type Change = ImportChange | PictureChange | NewsChange;

interface Outcome {
  readonly changes: readonly Change[];
  readonly written: readonly Change[];
}

/** `handbill import`: compares the config with the stores and the app's project. */
export async function runImport(flags: ImportFlags): Promise<number> {
  const root = resolve(flags.root);
  // Two logs, because places are relative to the site or to the app's project.
  const [site, app] = [new Diagnostics(), new Diagnostics()];
  const read = new Diagnostics();
  const none: Outcome = { changes: [], written: [] };
  const config = await readConfigOf(root, site);
  const from = config && projectOf(flags, root, config);
  const outcome = config ? await compare({ ...flags, from }, config, { site, app: read }) : none;
  // Texts in a language that the site does not have are skipped without a message.
  app.take(read.sorted().filter(({ code }) => code !== "scaffold/other-language"));
  const ok = !site.hasErrors && !app.hasErrors && !(flags.check && outcome.changes.length > 0);
  if (flags.json) printChanges(ok, outcome, [...site.sorted(), ...app.sorted()]);
  else printText({ ...flags, from }, outcome, { site, app });
  return ok ? exitCodes.ok : exitCodes.errors;
}

interface Logs {
  readonly site: Diagnostics;
  readonly app: Diagnostics;
}

/** Without a source, the app's project of the config. */
function projectOf({ from, appStore, googlePlay }: ImportFlags, root: string, { review }: SiteConfig) {
  const isNamed = [from, appStore, googlePlay].some((source) => source !== undefined);
  return isNamed || review?.project === undefined ? from : join(root, review.project);
}

async function compare(flags: ImportFlags, config: SiteConfig, { site, app }: Logs): Promise<Outcome> {
  const none = { changes: [], written: [] };
  const root = resolve(flags.root);
  if ([flags.from, flags.appStore, flags.googlePlay].every((source) => source === undefined)) {
    site.add("scaffold/no-source", {});
    return none;
  }
  const { from, target, appStore, country, googlePlay } = flags;
  const sources = { from, target, appStore, country, googlePlay, wanted: firstLanguageOf(config) };
  const discovered = await gatherFacts(sources, app);
  if (app.hasErrors) return none;
  const pictures = await readPictureChanges(root, config, { discovered, log: app });
  const textOf = (file: string) => readSource(root, file);
  const namesIn = (folder: string) => orNothing(() => readdirSync(join(root, folder))) ?? [];
  const news = planNewsChanges(config, discovered, { namesIn, textOf, released: flags.released, log: site });
  // On the day of the release, nothing else changes: documents with versions may contain the values.
  const others = flags.released === undefined ? [...planImport(config, discovered), ...pictures] : [];
  const changes: Change[] = [...others, ...news];
  const chosen = await choose(changes, flags);
  const written = new Set<Change>();
  // The image has to exist before the config names it.
  for (const change of chosen)
    if ("picture" in change && tryWrite(change.picture.file, () => writePicture(root, change, { log: site })))
      written.add(change);
  for (const change of chosen)
    if ("news" in change && tryWrite(change.news.file, () => writeNews(root, change))) written.add(change);
  const edits = chosen.filter(
    (change) =>
      !("news" in change) && (!("picture" in change) || (written.has(change) && isOfConfig(change))),
  );
  tryWrite(configFile, () => {
    if (edits.length === 0) return true;
    const path = join(root, configFile);
    const before = readFileSync(path, "utf8");
    const applied = applyImport(before, edits, { config, file: configFile, log: site });
    if (applied.text !== before) replaceFile(path, { before, after: applied.text });
    for (const edit of edits)
      if (applied.changes.includes(edit)) written.add(edit);
      else written.delete(edit);
    return true;
  });
  return { changes, written: changes.filter((change) => written.has(change)) };

  function tryWrite(file: string, write: () => boolean): boolean {
    try {
      return write();
    } catch (error) {
      site.add("scaffold/cannot-write", { folder: file, reason: reasonOf(error) });
      return false;
    }
  }
}

/** The draft is removed once the document is written. */
function writeNews(root: string, { news: { file, text, draft } }: NewsChange): boolean {
  addFile(join(root, file), text);
  if (draft !== undefined) rmSync(join(root, draft));
  return true;
}

/** Only an image with another name changes the config. */
const isOfConfig = ({ path }: Change) => path.join() === "icon";

/** Chooses the changes to write: all, those that the author confirms on a terminal, or none. */
async function choose(changes: readonly Change[], flags: ImportFlags): Promise<readonly Change[]> {
  if (flags.yes) return changes;
  const asks = !flags.check && !flags.json && process.stdin.isTTY && process.stdout.isTTY;
  if (!asks || changes.length === 0) return [];
  return (await import("./ask-author.js")).askChanges(changes);
}

function printText(flags: ImportFlags, { changes, written }: Outcome, { site, app }: Logs): void {
  const style = styleOf(1);
  for (const { path, before, after, origin } of changes) {
    print(style.bold(path.join(".")));
    if (before !== undefined) print(`  ${style.red("-")} ${shownValue(before)}`);
    print(`  ${style.green("+")} ${shownValue(after)}  ${style.dim(origin)}`);
  }
  const errors = styleOf(2);
  const folders = [
    [site, flags.root],
    [app, flags.from ?? "."],
  ] as const;
  for (const [log, place] of folders) {
    const diagnostics = log.sorted();
    if (diagnostics.length > 0)
      printError(formatDiagnostics(diagnostics, errors, { folder: prefixOf(place) }));
  }
  if (site.hasErrors || app.hasErrors) return;
  if (changes.length === 0) return print(`${style.green("✓")} nothing differs`);
  if (written.length > 0) print(`\n${style.green("✓")} ${formatQuantity(written.length, "change")} written`);
  else
    print(
      `\n${formatQuantity(changes.length, "change")}; nothing was written. To write all changes, add --yes`,
    );
}

function printChanges(
  ok: boolean,
  { changes, written }: Outcome,
  diagnostics: ReturnType<Diagnostics["sorted"]>,
): void {
  const listed = changes.map((change) => ({
    key: change.path.join("."),
    before: change.before ?? null,
    after: change.after,
    origin: change.origin,
    written: written.includes(change),
  }));
  printJson({ ok, changes: listed, diagnostics });
}
