import { statSync } from "node:fs";
import { type Command, InvalidArgumentError, Option } from "commander";
import { isBasePath } from "../../model/addresses/addresses.js";
import { printError } from "../terminal/terminal.js";
import { hostOption } from "./serve-flags.js";

/** Adds the options of commands that build a site or show a build. */
export function withSiteOptions(command: Command): Command {
  return command
    .addOption(rootOption())
    .addOption(outOption())
    .addOption(baseOption())
    .addOption(hostOption())
    .addOption(colourOption());
}

export function rootOption(): Option {
  return new Option("--root <dir>", "the site's folder").default(".").argParser((value) => {
    if (isFolderOrNothing(value)) return value;
    throw new InvalidArgumentError("It must be the folder that contains site.config.ts.");
  });
}

function isFolderOrNothing(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    // The build reports a missing folder.
    return (error as NodeJS.ErrnoException).code === "ENOENT";
  }
}

export function outOption(): Option {
  const description = "the output folder, relative to the site's folder";
  return new Option("--out <dir>", description).default("dist").argParser((value) => {
    if (value.trim() !== "") return value;
    throw new InvalidArgumentError("It must be a folder, such as dist.");
  });
}

export function colourOption(): Option {
  return new Option("--no-color", "print without colours");
}

export function baseOption(): Option {
  return new Option(
    "--base <path>",
    "the path that the site is served under (default: from url in the config)",
  ).argParser(parseBase);
}

function parseBase(value: string): string {
  if (isBasePath(value)) {
    if (!value.startsWith("/")) printError(`reading --base ${value} as /${value}`);
    return value;
  }
  throw new InvalidArgumentError("It must be a path such as /some-repo.");
}
