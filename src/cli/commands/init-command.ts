import { relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import packageJson from "../../../package.json" with { type: "json" };
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { posixPath } from "../../model/addresses.js";
import { formatDiagnostics } from "../../report/format-diagnostics.js";
import { diagnosticJson } from "../../report/format-json.js";
import { formatTable } from "../../report/format-table.js";
import type { Discovered, Found } from "../../scaffold/discovered.js";
import { listQuestions } from "../../scaffold/open-questions.js";
import { nearestLanguage } from "../../scaffold/plan/choose-language.js";
import { type PackageManager, packageManagerOf, runScript } from "../../scaffold/plan/package-manager.js";
import type { SpokenLanguage } from "../../scaffold/plan/plan-messages.js";
import { readAppFolder } from "../../scaffold/read-app-folder.js";
import { readStarter } from "../../scaffold/read-starter.js";
import { type Scaffolded, scaffoldSite } from "../../scaffold/scaffold-site.js";
import { checkEmpty } from "../../scaffold/write-project.js";
import { exitCodes } from "../exit-codes.js";
import { formOf } from "../options/form-options.js";
import type { InitFlags } from "../options/init-flags.js";
import { utcDay } from "../options/utc-day.js";
import { shellWord } from "../terminal/shell-word.js";
import { print, printError, styleOf } from "../terminal/terminal.js";
import { gatherFacts, shownPath } from "./gather-facts.js";

/** `handbill init`: a whole project for the site of an app, from what its stores know. */
export async function runInit(target: string, flags: InitFlags): Promise<number> {
  const folder = resolve(target);
  const shown = shownPath(folder);
  const log = new Diagnostics();
  let { from } = flags;
  const tell = (made: Told) => {
    if (flags.json) print(formatJson(made, { shown, log }));
    else printResult(made, { shown, from, log });
    return log.hasErrors ? exitCodes.errors : exitCodes.ok;
  };
  if (!checkEmpty(folder, { shown, log })) return tell({});
  const asks = !flags.yes && !flags.json && process.stdin.isTTY && process.stdout.isTTY;
  const answers = asks ? await (await import("./ask-author.js")).askAuthor(flags) : flags;
  if (answers === undefined) return exitCodes.errors;
  from = answers.from;
  let { languages = [] } = answers;
  const [first = answers.language] = languages;
  const found = await gatherFacts({ ...answers, ...(first !== undefined && { language: first }) }, log);
  if (log.hasErrors) return tell({});
  const others = first === undefined ? (found.otherLanguages?.value ?? []) : [];
  if (asks && others.length > 0) {
    const chosen = await (await import("./ask-author.js")).askLanguages(others);
    if (chosen === undefined) return exitCodes.errors;
    if (chosen.length > 0) languages = [found.language?.value ?? "en", ...chosen];
  }
  const made = await scaffoldSite(
    found,
    {
      folder,
      shown,
      starter: readStarter(fileURLToPath(new URL("../starter", import.meta.url))),
      dependencies: dependenciesOfSite(),
      brand: answers.brand,
      look: answers.look,
      form: formOf(answers) ?? "formal",
      languages: await listSpoken(languages, { found, from, target: answers.target }),
      manager: ownManager(),
      today: utcDay(new Date()),
      project: from === undefined ? undefined : posixPath(relative(folder, resolve(from))) || ".",
    },
    log,
  );
  const exitCode = tell({ found, made, isOffered: languages.length === 0 });
  if (!asks || !made) return exitCode;
  return (await import("./ask-author.js")).offerStart(folder, shown);
}

/** What the app's own project tells in each of several languages. */
async function listSpoken(
  tags: readonly string[],
  { found, from, target }: { found: Discovered; from: string | undefined; target: string | undefined },
): Promise<SpokenLanguage[]> {
  const [first, ...others] = tags;
  if (first === undefined) return [];
  const read = async (language: string) => {
    if (from === undefined) return undefined;
    const folder = resolve(from);
    // Unreadable files were reported with the first language.
    const own = await readAppFolder(
      folder,
      { shown: shownPath(folder), language, target },
      new Diagnostics(),
    );
    const used = own.language?.value;
    return used !== undefined && nearestLanguage([used], language) !== undefined ? own : undefined;
  };
  const spoken: SpokenLanguage[] = [{ tag: first, found }];
  for (const tag of others) spoken.push({ tag, found: await read(tag) });
  return spoken;
}

const ownManager = (): PackageManager => packageManagerOf(process.env.npm_config_user_agent);

/** What a new site depends on: this handbill, and the versions that it is tested with. */
function dependenciesOfSite(): Record<string, string> {
  const { version, dependencies, devDependencies } = packageJson;
  return {
    "@fontsource/archivo": devDependencies["@fontsource/archivo"],
    handbill: `^${version}`,
    react: dependencies.react,
    "react-dom": dependencies["react-dom"],
    "@takumi-rs/core": devDependencies["@takumi-rs/core"],
    "@types/react": dependencies["@types/react"],
    typescript: devDependencies.typescript,
  };
}

interface Told {
  readonly found?: Discovered;
  readonly made?: Scaffolded | undefined;
  /** Whether further languages are still to be named. */
  readonly isOffered?: boolean;
}

interface Context {
  readonly shown: string;
  /** The app's project, which places are in. */
  readonly from: string | undefined;
  readonly log: Diagnostics;
}

function printResult({ found, made, isOffered = false }: Told, { shown, from, log }: Context): void {
  const errors = styleOf(2);
  const diagnostics = log.sorted();
  const folder = from === undefined ? "" : `${shownPath(resolve(from))}/`;
  if (diagnostics.length > 0) printError(formatDiagnostics(diagnostics, errors, { folder }));
  if (!made || !found) return printError(`${errors.red("✗")} nothing was written`);
  const style = styleOf(1);
  const rows = [...listOrigins(found), ["brand", made.brand, made.brandOrigin]];
  for (const line of formatTable(rows, ["left", "left", "left"])) print(`  ${line}`);
  print(`\n${style.green("✓")} ${made.files.length} files in ${shown}`);
  if (made.standIns.length > 0) {
    print("\nStill to write, in site.config.ts:");
    for (const line of formatTable(listQuestions(made.standIns), ["left", "left"])) print(`  ${line}`);
  }
  const legal = made.files.filter((file) => file.startsWith("legal/") && file.endsWith(".md"));
  const translate = made.isUntranslated
    ? "translate them and the texts in site.config.ts from English, remove their `language: en`, "
    : "";
  print(`\nThen read ${legal.join(" and ")}, ${translate}and have a lawyer read them.`);
  const drafts = made.files.filter((file) => /^content\/news\/(?:.*\/)?_[^/]+\.md$/.test(file));
  if (found.releaseNotes && drafts.length > 0)
    print(
      `\nfastlane's release notes are in content/news/ (${drafts.length} ${drafts.length === 1 ? "draft" : "drafts"}); to publish one, set its date.`,
    );
  if (found.otherTargets)
    print(
      `\nThe project contains other apps; choose one with --target: ${found.otherTargets.value.join(", ")}`,
    );
  if (isOffered && found.otherLanguages) print(`\n${formatOthers(found, found.otherLanguages.value)}`);
  const go = shown === "." ? "" : `cd ${shellWord(shown)} && `;
  const manager = ownManager();
  print(`\nNext: ${go}${manager} install && ${runScript(manager, "dev")}`);
}

/** How a site of several languages is made instead. */
function formatOthers({ language }: Discovered, others: readonly string[]): string {
  const tags = [language?.value ?? "en", ...others.slice(0, 12)];
  const more = others.length > 12 ? `  (and ${others.length - 12} more: --json lists them)` : "";
  const count = others.length === 1 ? "another language" : `${others.length} other languages`;
  return `There are texts in ${count} too. To include them, run init in a new folder with:\n  --languages ${tags.join(",")}${more}`;
}

/** What was found, as short as a table needs it. */
function listOrigins(found: Discovered): [string, string, string][] {
  return Object.entries(found).map(([key, { value, origin }]: [string, Found<unknown>]) => [
    key,
    shorten(describe(value)),
    origin,
  ]);
}

function describe(value: unknown): string {
  if (Array.isArray(value))
    return value.every((one) => typeof one === "string") ? value.join(" ") : `${value.length}`;
  if (typeof value !== "object" || value === null) return String(value).replace(/\s+/g, " ");
  return Object.values(value).join(" ");
}

const shorten = (text: string) => (text.length > 48 ? `${text.slice(0, 47)}…` : text);

function formatJson({ found, made }: Told, { shown, log }: { shown: string; log: Diagnostics }): string {
  return JSON.stringify(
    {
      ok: !log.hasErrors,
      folder: shown,
      found: found ?? {},
      files: made?.files ?? [],
      standIns: made?.standIns ?? [],
      brand: made?.brand,
      diagnostics: log.sorted().map((diagnostic) => diagnosticJson(diagnostic)),
    },
    undefined,
    2,
  );
}
