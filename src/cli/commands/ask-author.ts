import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { cancel, confirm, intro, isCancel, multiselect, outro, text } from "@clack/prompts";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { wordsOf } from "../../diagnostics/words-of.js";
import { parseAppStore, parseGooglePlay } from "../../scaffold/listings/ask-app-store.js";
import { packageManagerOf, runScript } from "../../scaffold/plan/package-manager.js";
import type { ImportChange } from "../../scaffold/plan-import.js";
import { orNothing } from "../../util/or-nothing.js";
import { exitCodes } from "../exit-codes.js";
import type { InitFlags } from "../options/init-flags.js";
import { shellWord } from "../terminal/shown-path.js";
import { shownValue } from "../terminal/shown-value.js";

type Asked = "appStore" | "googlePlay" | "from" | "name" | "email";

interface Question {
  readonly key: Asked;
  readonly message: string;
  readonly placeholder: string;
  /** The problem of an answer; undefined if it is valid. */
  readonly complain: (answer: string) => string | undefined;
  /** Sources that have the value already. */
  readonly knownFrom?: readonly Asked[];
}

const questions: readonly Question[] = [
  {
    key: "appStore",
    message: "App Store URL? (Enter to skip)",
    placeholder: "https://apps.apple.com/…",
    complain: (app) => complaintOf((log) => parseAppStore({ app }, log)),
  },
  {
    key: "googlePlay",
    message: "Google Play URL? (Enter to skip)",
    placeholder: "https://play.google.com/…",
    complain: (app) => complaintOf((log) => parseGooglePlay(app, log)),
  },
  {
    key: "from",
    message: "Folder of the app's source code? (Enter to skip)",
    placeholder: "../my-app",
    complain: (folder) => (isFolder(folder) ? undefined : "There is no such folder."),
  },
  {
    key: "name",
    message: "Name of the app?",
    placeholder: "Your App",
    complain: () => undefined,
    knownFrom: ["appStore", "from"],
  },
  {
    key: "email",
    message: "Email address for your users? (Enter to skip)",
    placeholder: "hello@example.com",
    complain: (address) =>
      /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address) ? undefined : "Enter an email address.",
  },
];

/** Asks for the values that the flags leave open, as few as possible. Undefined if the author cancels. */
export async function askAuthor(flags: InitFlags): Promise<InitFlags | undefined> {
  intro("A site for your app");
  const answers: InitFlags = { ...flags };
  for (const { key, message, placeholder, complain, knownFrom = [] } of questions) {
    if ([key, ...knownFrom].some((known) => answers[known] !== undefined)) continue;
    const validate = (value = "") => (value.trim() === "" ? undefined : complain(value.trim()));
    const answer = await text({ message, placeholder, validate });
    if (isCancel(answer)) return cancelled();
    const given = answer?.trim();
    if (given) answers[key] = given;
  }
  return answers;
}

function cancelled(): undefined {
  cancel("Nothing was written.");
}

export async function askLanguages(others: readonly string[]): Promise<readonly string[] | undefined> {
  const names = new Intl.DisplayNames("en", { type: "language" });
  const chosen = await multiselect({
    message:
      "Which other languages of the listing should the site have? (Space to select, Enter to continue)",
    options: others.map((tag) => ({ value: tag, label: names.of(tag) ?? tag, hint: tag })),
    required: false,
    maxItems: 12,
  });
  return isCancel(chosen) ? cancelled() : chosen;
}

export async function askOwnLegal(files: string): Promise<boolean | undefined> {
  const wanted = await confirm({
    message: `Publish ${files} from the project as the site's legal documents?`,
  });
  return isCancel(wanted) ? cancelled() : wanted;
}

const isFolder = (path: string) => orNothing(() => statSync(path).isDirectory()) === true;

/** The problem that a check reports for a value, in one line; undefined if it is valid. */
function complaintOf(check: (log: Diagnostics) => unknown): string | undefined {
  const log = new Diagnostics();
  check(log);
  const [first] = log.sorted();
  return first && wordsOf(first).message;
}

/** Offers to install the new site's dependencies and to serve it. Returns the exit code. */
export async function offerStart(folder: string, shown: string): Promise<number> {
  const manager = packageManagerOf(process.env.npm_config_user_agent);
  const wanted = await confirm({ message: "Install the dependencies and start the site now?" });
  if (isCancel(wanted) || !wanted) {
    outro(
      `Later: ${shown === "." ? "" : `cd ${shellWord(shown)} && `}${manager} install && ${runScript(manager, "dev")}`,
    );
    return exitCodes.ok;
  }
  for (const args of [["install"], ["run", "dev"]]) {
    // On Windows these are scripts, which need a shell; the arguments contain nothing from the author.
    const { status, signal } = spawnSync(manager, args, {
      cwd: folder,
      stdio: "inherit",
      shell: process.platform === "win32",
      // No limit: the author ends it.
      timeout: 0,
    });
    if (signal === "SIGINT") return exitCodes.ok; // the author ended it
    if (status !== 0) return exitCodes.errors;
  }
  return exitCodes.ok;
}

/** Asks which changes to write; none if the author cancels. */
export async function askChanges<Change extends ImportChange>(
  changes: readonly Change[],
): Promise<readonly Change[]> {
  const chosen = await multiselect({
    message: "Which changes do you want to write? (Space to select, Enter to continue)",
    options: changes.map(({ path, before, after, origin }, index) => ({
      value: index,
      label: `${path.join(".")}: ${before === undefined ? "" : `${shownValue(before)} → `}${shownValue(after)}`,
      hint: origin,
    })),
    required: false,
  });
  return isCancel(chosen) ? [] : changes.filter((_, index) => chosen.includes(index));
}
