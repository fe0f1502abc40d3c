import type { Command } from "commander";
import { InvalidArgumentError, Option } from "commander";
import type { Shard } from "../../model/shard.js";
import { colourOption, outOption, rootOption, withWritingOptions } from "../options/site-options.js";
import type { BuildProcess } from "./build-command.js";
import type { OnEnd } from "./define-additions.js";

type MergeProcess = Pick<BuildProcess, "owned" | "argv"> & { readonly onEnd: OnEnd };

/** Defines `handbill merge`. */
export function defineMerge(program: Command, { owned, argv, onEnd }: MergeProcess): void {
  const options = [rootOption(), outOption(), colourOption()];
  const merge = options.reduce((command, option) => command.addOption(option), program.command("merge"));
  withWritingOptions(merge)
    .argument("<folder...>", "the folders that handbill build --shard wrote, relative to the site's folder")
    .description("merge shards into the output of a single build")
    .action(async (folders, flags) => {
      const { runMerge } = await import("./shard-command.js");
      onEnd(await runMerge(folders, flags, { owned, argv }));
    });
}

/** The option to build a part of the pages. */
export function shardOption(): Option {
  const description = "build part i of n of the pages, for handbill merge";
  return new Option("--shard <i/n>", description).argParser((value): Shard => {
    const [, index, count] = (/^(\d{1,4})\/(\d{1,4})$/.exec(value) ?? []).map(Number);
    if (index && count && index <= count) return { index, count };
    throw new InvalidArgumentError("It must be a part and a count, such as 1/4.");
  });
}
