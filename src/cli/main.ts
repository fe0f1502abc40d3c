import { Command } from "commander";
import packageJson from "../../package.json" with { type: "json" };
import { orNothing } from "../util/or-nothing.js";
import { type CommandContext, defineBuild, defineMerge, defineServing } from "./commands/define-build.js";
import { defineCheck, defineVerify } from "./commands/define-checks.js";
import { defineLegal, defineLocks } from "./commands/define-records.js";
import { defineAdditions, defineImport, defineInit } from "./commands/define-scaffolding.js";
import { exitCodes } from "./exit-codes.js";
import { isEpoch } from "./options/build-day.js";
import type { FoundBuild } from "./past-builds/past-builds.js";
import type { OwnedProcess } from "./process/own-process.js";
import { reportFailure } from "./process/report-failure.js";
import { print, printError, stdout } from "./terminal/terminal.js";

/** Runs the command line and resolves to the exit code. The code of each command is loaded on demand. */
export async function main(
  argv: readonly string[],
  owned: OwnedProcess | undefined,
  past?: FoundBuild,
): Promise<number> {
  let exitCode: number = exitCodes.ok;
  const exitWith: CommandContext["exitWith"] =
    (run) =>
    async (...given) => {
      exitCode = await run(...given);
    };
  const fail = (message: string) => {
    reportFailure({ kind: "usage", message }, argv);
    return exitCodes.usage;
  };
  const program = defineProgram({ owned, argv, past, exitWith });
  if (orNothing(() => process.cwd()) === undefined) {
    const message = "the current folder no longer exists; change to another one";
    printError(`error: ${message}`);
    return fail(message);
  }
  const suggested = otherNames[argv[0] ?? ""];
  try {
    if (suggested !== undefined)
      program.error(`error: unknown command '${argv[0]}'\n(Did you mean ${suggested}?)`);
    await program.parseAsync(["node", "handbill", ...argv]);
  } catch (error) {
    if (!isUsageError(error)) throw error;
    return error.exitCode === 0 ? exitCodes.ok : fail(error.message.replace(/^error: /, ""));
  }
  return exitCode;
}

/** All commands, in the order in which the help lists them. */
function defineProgram(context: CommandContext): Command {
  const program = new Command("handbill")
    .description("Builds the public site of a mobile app: landing page, legal pages, help, changelog.")
    .version(packageJson.version, "-v, --version", "print the version")
    .helpOption("-h, --help", "print this help")
    .helpCommand("help [command]", "print help for a command")
    .showHelpAfterError("(see handbill --help)")
    .configureOutput({
      writeOut: print,
      outputError: (text, write) => write(withCommand(text, program)),
      getOutHelpWidth: () => stdout.columns,
    })
    .exitOverride()
    .hook("preAction", async (_, command) => await prepare(command));
  defineInit(program, context);
  defineImport(program, context);
  defineBuild(program, context);
  defineCheck(program, context);
  defineVerify(program, context);
  defineServing(program, context);
  defineMerge(program, context);
  defineAdditions(program, context);
  defineLegal(program, context);
  defineLocks(program, context);
  for (const command of program.commands)
    command.showHelpAfterError(`(see handbill ${command.name()} --help)`);
  return program;
}

/** Checks what all commands share, before the command's own code is loaded. */
async function prepare(command: Command): Promise<void> {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  if (epoch !== undefined && epoch !== "" && !isEpoch(epoch))
    command.error(
      `error: SOURCE_DATE_EPOCH must be a number of seconds since 1970, not ${JSON.stringify(epoch)}.`,
    );
  refuseOptionsAsValues(command);
  if (command.optsWithGlobals().color === false) process.env.NO_COLOR = "1";
  if (needsBundler(command)) (await import("../code/bundle/start-bundler.js")).startBundler();
}

/** Whether the bundler is started before the command's code is loaded. */
const needsBundler = (command: Command): boolean => !["init", "verify", "preview"].includes(command.name());

/** Commands of other tools. */
const otherNames: Readonly<Record<string, string>> = {
  ...{ serve: "watch, or preview", dev: "watch", start: "watch", develop: "watch", server: "watch" },
  ...{ new: "init", create: "init", test: "check", lint: "check", validate: "check" },
};

function withCommand(text: string, { commands }: Command): string {
  const [, option = ""] = /unknown option '--(\w+)'\n$/.exec(text) ?? [];
  const suggested = otherNames[option] ?? commands.map((one) => one.name()).find((name) => name === option);
  if (text.includes("too many arguments for 'check'"))
    return `${text}(To check the live site, use handbill verify.)\n`;
  return suggested === undefined ? text : `${text}(Did you mean the command handbill ${suggested}?)\n`;
}

/** The error that commander throws for `--help`, `--version` and wrong usage, after printing its text. */
function isUsageError(error: unknown): error is Error & { exitCode: number } {
  return error instanceof Error && "code" in error && String(error.code).startsWith("commander.");
}

/** Reports an option whose value is another option: in `--name --yes`, commander takes `--yes` as the name. */
function refuseOptionsAsValues(command: Command): void {
  for (const option of command.options) {
    const value: unknown = command.getOptionValue(option.attributeName());
    const isGiven = command.getOptionValueSource(option.attributeName()) === "cli";
    if (
      isGiven &&
      typeof value === "string" &&
      command.options.some(({ short, long }) => value === short || value === long)
    )
      command.error(`error: option '${option.flags}' has no value: ${value} is another option.`);
  }
}
