import { relative, resolve } from "node:path";
import packageJson from "../../../package.json" with { type: "json" };
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { posixPath } from "../../model/addresses/addresses.js";
import { type Discovered, withoutAddition } from "../../scaffold/discovered.js";
import { type PackageManager, packageManagerOf } from "../../scaffold/plan/package-manager.js";
import type { LanguageFacts } from "../../scaffold/plan/plan-messages.js";
import { readAppFolder } from "../../scaffold/read-app-folder.js";
import { readStarter } from "../../scaffold/read-starter.js";
import { scaffoldSite } from "../../scaffold/scaffold-site.js";
import { checkEmpty } from "../../scaffold/write-project.js";
import { nearestLanguage } from "../../text/choose-language.js";
import { exitCodes } from "../exit-codes.js";
import { utcDay } from "../options/build-day.js";
import type { InitFlags } from "../options/init-flags.js";
import { formsOf } from "../options/init-flags.js";
import { shownPath } from "../terminal/shown-path.js";
import { gatherFacts } from "./gather-facts.js";
import { type InitOutcome, printInit, printInitJson } from "./init-report.js";

/** `handbill init`: creates a project for the site of an app from its listings in the stores. */
export async function runInit(target: string, flags: InitFlags): Promise<number> {
  const folder = resolve(target);
  const shown = shownPath(folder);
  const log = new Diagnostics();
  let { from } = flags;
  const report = (outcome: InitOutcome) => {
    if (flags.json) printInitJson(outcome, { shown, log });
    else printInit(outcome, { shown, from, log, manager: ownManager() });
    return log.hasErrors ? exitCodes.errors : exitCodes.ok;
  };
  if (!checkEmpty(folder, { shown, log })) return report({});
  const asks = !flags.yes && !flags.json && process.stdin.isTTY && process.stdout.isTTY;
  const answers = asks ? await (await import("./ask-author.js")).askAuthor(flags) : flags;
  if (answers === undefined) return exitCodes.errors;
  from = answers.from;
  const { language, languages: all = [] } = answers;
  let languages = language && all.length > 0 ? [...new Set([language, ...all])] : all;
  const [first = language] = languages;
  const found = await gatherFacts({ ...answers, ...(first !== undefined && { language: first }) }, log);
  const named = answers.name === undefined ? withoutAddition : (one: Discovered) => one;
  const discovered = named(found);
  if (log.hasErrors) return report({});
  const others = first === undefined ? (discovered.otherLanguages?.value ?? []) : [];
  if (asks && others.length > 0) {
    const chosen = await (await import("./ask-author.js")).askLanguages(others);
    if (chosen === undefined) return exitCodes.errors;
    if (chosen.length > 0) languages = [discovered.language?.value ?? "en", ...chosen];
  }
  let isOwnLegal = answers.ownLegal === true;
  if (asks && discovered.ownDocuments && !isOwnLegal) {
    const wanted = await (await import("./ask-author.js")).askOwnLegal(discovered.ownDocuments.origin);
    if (wanted === undefined) return exitCodes.errors;
    isOwnLegal = wanted;
  }
  const scaffolded = await scaffoldSite(
    discovered,
    {
      folder,
      shown,
      starter: readStarter(),
      dependencies: dependenciesOfSite(),
      brand: answers.brand,
      look: answers.look,
      formIn: formsOf(answers),
      languages: await listSpoken(languages, { discovered, named, from, target: answers.target }),
      manager: ownManager(),
      isOwnLegal,
      kinds: answers.page ?? [],
      today: utcDay(new Date()),
      project: from === undefined ? undefined : posixPath(relative(folder, resolve(from))) || ".",
    },
    log,
  );
  const exitCode = report({ discovered, scaffolded, isOffered: languages.length === 0, isOwnLegal });
  if (!asks || !scaffolded) return exitCode;
  return (await import("./ask-author.js")).offerStart(folder, shown);
}

/** Reads the app's own project in each of several languages. */
async function listSpoken(
  tags: readonly string[],
  {
    discovered,
    named,
    from,
    target,
  }: {
    discovered: Discovered;
    named: (found: Discovered) => Discovered;
    from: string | undefined;
    target: string | undefined;
  },
): Promise<LanguageFacts[]> {
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
    return used !== undefined && nearestLanguage([used], language) !== undefined ? named(own) : undefined;
  };
  const spoken: LanguageFacts[] = [{ tag: first, discovered }];
  for (const tag of others) spoken.push({ tag, discovered: await read(tag) });
  return spoken;
}

const ownManager = (): PackageManager => packageManagerOf(process.env.npm_config_user_agent);

/** The dependencies of a new site, this handbill and the versions it was tested with, in the order in which package managers write them. */
function dependenciesOfSite(): Record<string, string> {
  const { version, dependencies, devDependencies } = packageJson;
  return {
    "@fontsource/archivo": devDependencies["@fontsource/archivo"],
    "@takumi-rs/core": devDependencies["@takumi-rs/core"],
    handbill: `^${version}`,
    react: dependencies.react,
    "react-dom": dependencies["react-dom"],
    "@types/react": dependencies["@types/react"],
    typescript: devDependencies.typescript,
  };
}
