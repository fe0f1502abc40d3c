import { type Command, InvalidArgumentError, Option } from "commander";
import type { Shard } from "../../model/shard.js";
import { withServeOptions } from "../options/serve-flags.js";
import {
  colourOption,
  offlineOption,
  outOption,
  rootOption,
  todayOption,
  withOptions,
  withSiteOptions,
  withWritingOptions,
} from "../options/site-options.js";
import type { BuildProcess } from "./build-command.js";

/** What commands know of their process, besides their own flags. */
export interface CommandContext extends BuildProcess {
  /** The action of a command: what it returns is the exit code. */
  readonly exitWith: <Given extends unknown[]>(
    run: (...given: Given) => Promise<number>,
  ) => (...given: Given) => Promise<void>;
}

export function defineBuild(program: Command, { owned, argv, past, exitWith }: CommandContext): void {
  withWritingOptions(withSiteOptions(program.command("build")))
    .description("build the site")
    .addOption(todayOption())
    .addOption(shardOption())
    .action(
      exitWith(async (flags, command) =>
        flags.shard
          ? (await import("./shard-command.js")).runShard(flags, command, owned)
          : (await import("./build-command.js")).runBuild(flags, { owned, argv, past }),
      ),
    );
}

/** Defines the commands that serve the site or show how a host does: `watch`, `preview` and `host`. */
export function defineServing(program: Command, { owned, argv, exitWith }: CommandContext): void {
  withServeOptions(withSiteOptions(program.command("watch")))
    .description("serve the site and reload the browser on each change")
    .addOption(offlineOption())
    .option("--write", "also write the output folder after each successful build")
    .addOption(todayOption())
    .action(exitWith(async (flags) => (await import("./watch-command.js")).runWatch(flags, { owned, argv })));

  withServeOptions(
    withSiteOptions(program.command("preview"), { base: "that of the build", host: "that of the build" }),
  )
    .description("serve the output folder as a host would, with compression and cache headers")
    .action(exitWith(async (flags) => (await import("./preview-command.js")).runPreview(flags, owned)));

  withSiteOptions(program.command("host"))
    .description("print the settings for the site's host: headers, redirects, content types")
    .option("--write", "write the host's files into the project folder")
    .option("--workflow", "also show or write a workflow of GitHub Actions that deploys the site")
    .option("--force", "also replace files whose content differs")
    .option("--json", "print the result as JSON")
    .action(exitWith(async (flags) => (await import("./host-command.js")).runHost(flags, owned)));
}

export function defineMerge(program: Command, { owned, argv, exitWith }: CommandContext): void {
  const options = [rootOption(), outOption(), colourOption()];
  withWritingOptions(withOptions(program.command("merge"), options))
    .argument("<folder...>", "the folders that handbill build --shard wrote, relative to the site's folder")
    .description("merge shards into the output of a single build")
    .action(
      exitWith(async (folders, flags) =>
        (await import("./shard-command.js")).runMerge(folders, flags, { owned, argv }),
      ),
    );
}

function shardOption(): Option {
  const description = "build only part i of n of the pages, such as 1/4; handbill merge joins them";
  return new Option("--shard <i/n>", description).argParser((value): Shard => {
    const [, index, count] = (/^(\d{1,4})\/(\d{1,4})$/.exec(value) ?? []).map(Number);
    if (index && count && index <= count) return { index, count };
    throw new InvalidArgumentError("It must be a part and the number of parts, such as 1/4.");
  });
}
