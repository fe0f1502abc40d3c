import { spawnSync } from "node:child_process";
import { statSync } from "node:fs";
import { cancel, confirm, intro, isCancel, multiselect, outro, text } from "@clack/prompts";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { wordsOf } from "../../diagnostics/words-of.js";
import { parseAppStore } from "../../scaffold/listings/ask-app-store.js";
import { parseGooglePlay } from "../../scaffold/listings/parse-google-play.js";
import { packageManagerOf, runScript } from "../../scaffold/plan/package-manager.js";
import { exitCodes } from "../exit-codes.js";
import type { InitFlags } from "../options/init-flags.js";
import { shellWord } from "../terminal/shell-word.js";

/** Asks for the values that the flags leave open, as few as possible. Undefined if the author cancels. */
export async function askAuthor(flags: InitFlags): Promise<InitFlags | undefined> {
  intro("A site for your app");
  const answers: InitFlags = { ...flags };
  const ask = async (
    message: string,
    placeholder: string,
    validate: (value: string) => string | undefined,
  ) => {
    const answer = await text({
      message,
      placeholder,
      validate: (value) => (value === undefined || value.trim() === "" ? undefined : validate(value.trim())),
    });
    if (isCancel(answer)) throw new BrokenOff();
    return answer?.trim() || undefined;
  };
  const anything = () => undefined;
  try {
    if (flags.appStore === undefined) {
      const found = await ask("App Store URL? (Enter to skip)", "https://apps.apple.com/…", (app) =>
        complaintOf((log) => parseAppStore({ app }, log)),
      );
      if (found !== undefined) answers.appStore = found;
    }
    if (flags.googlePlay === undefined) {
      const found = await ask("Google Play URL? (Enter to skip)", "https://play.google.com/…", (app) =>
        complaintOf((log) => parseGooglePlay(app, log)),
      );
      if (found !== undefined) answers.googlePlay = found;
    }
    if (flags.from === undefined) {
      const found = await ask("Folder of the app's source code? (Enter to skip)", "../my-app", (folder) =>
        isFolder(folder) ? undefined : "This folder does not exist.",
      );
      if (found !== undefined) answers.from = found;
    }
    if (flags.name === undefined && answers.appStore === undefined && answers.from === undefined) {
      const found = await ask("Name of the app?", "Your App", anything);
      if (found !== undefined) answers.name = found;
    }
    if (flags.email === undefined) {
      const found = await ask("Email address for users? (Enter to skip)", "hello@example.com", (value) =>
        /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) ? undefined : "Enter an email address.",
      );
      if (found !== undefined) answers.email = found;
    }
    return answers;
  } catch (error) {
    if (!(error instanceof BrokenOff)) throw error;
    cancel("Nothing was written.");
    return undefined;
  }
}

/** Asks for further languages of the site. Undefined if the author cancels. */
export async function askLanguages(others: readonly string[]): Promise<readonly string[] | undefined> {
  const names = new Intl.DisplayNames("en", { type: "language" });
  const chosen = await multiselect({
    message: "Which other languages should the site have? (Space to select, Enter to continue)",
    options: others.map((tag) => ({ value: tag, label: names.of(tag) ?? tag, hint: tag })),
    required: false,
    maxItems: 12,
  });
  if (!isCancel(chosen)) return chosen;
  cancel("Nothing was written.");
  return undefined;
}

/** Asks whether to publish the project's own legal documents. Undefined if the author cancels. */
export async function askOwnLegal(files: string): Promise<boolean | undefined> {
  const wanted = await confirm({ message: `Publish ${files} of the project as the site's legal documents?` });
  if (!isCancel(wanted)) return wanted;
  cancel("Nothing was written.");
  return undefined;
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

class BrokenOff extends Error {}

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
  const wanted = await confirm({ message: "Install dependencies and open the site now?" });
  if (isCancel(wanted) || !wanted) {
    outro(
      `Later: ${shown === "." ? "" : `cd ${shellWord(shown)} && `}${manager} install && ${runScript(manager, "dev")}`,
    );
    return exitCodes.ok;
  }
  for (const args of [["install"], ["run", "dev"]]) {
    // On Windows these are scripts, which need a shell; the arguments contain nothing from the author.
    const { status } = spawnSync(manager, args, {
      cwd: folder,
      stdio: "inherit",
      shell: process.platform === "win32",
      // No limit: the author ends it.
      timeout: 0,
    });
    if (status !== 0) return exitCodes.errors;
  }
  return exitCodes.ok;
}
