import { type Command, InvalidArgumentError, Option } from "commander";
import type { Part } from "../../model/part.js";
import type { OwnedProcess } from "../process/own-process.js";
import { withWritingOptions } from "./writing-options.js";

/** The option to build a part of the pages. */
export function shardOption(): Option {
  const description = "build part i of n of the pages, for handbill merge";
  return new Option("--shard <i/n>", description).argParser((value): Part => {
    const [, index, count] = (/^(\d{1,4})\/(\d{1,4})$/.exec(value) ?? []).map(Number);
    if (index && count && index <= count) return { index, count };
    throw new InvalidArgumentError("It must be a part and a count, such as 1/4.");
  });
}

interface MergeContext {
  readonly shared: () => readonly Option[];
  readonly owned: OwnedProcess | undefined;
  readonly argv: readonly string[];
  readonly onEnd: (exitCode: number) => void;
}

/** Adds the command that merges the parts. */
export function addMerge(program: Command, { shared, owned, argv, onEnd }: MergeContext): void {
  const merge = shared().reduce((one, option) => one.addOption(option), program.command("merge"));
  withWritingOptions(merge)
    .argument("<folder...>", "the folders that handbill build --shard wrote, relative to the site's folder")
    .description("merge shards into the output of a single build")
    .action(async (folders, flags) => {
      (await import("../../code/bundle/start-bundler.js")).startBundler();
      const { runMerge } = await import("../commands/merge-command.js");
      onEnd(await runMerge(folders, flags, { owned, argv }));
    });
}
