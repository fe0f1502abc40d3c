import { resolve } from "node:path";
import type { FoundRecord } from "../effects/effects.js";
import type { Tree } from "../model/pages/tree.js";
import type { BuildContext } from "./build-options.js";
import type { RecordChange } from "./record.js";

interface Finished {
  readonly tree: Tree;
  readonly before: FoundRecord | undefined;
  readonly record: RecordChange | undefined;
}

/** Commits a tree in which no error was found, then the record of addresses. Gives the files of others that were lost. */
export async function publish(
  { tree, before, record }: Finished,
  { options, effects, watch, log }: BuildContext,
): Promise<{ readonly lost: readonly string[]; readonly written: boolean }> {
  const { root, outDir, write, strict, force = false, onWait = () => {} } = options;
  const { commit } = effects;
  const isWanted = write && !log.hasErrors && !(strict && log.sorted().length > 0);
  watch.begin("commit", { quietly: !isWanted });
  const committing = { force, onWait, onFile: watch.progress, log };
  const lost = isWanted ? await commit.write(tree, resolve(root, outDir), committing) : [];
  const written = isWanted && !log.hasErrors;
  if (written && options.record === "keep" && record?.text !== undefined)
    commit.record(root, { before: before?.text, after: record.text }, log);
  watch.begin(undefined);
  return { lost, written };
}
