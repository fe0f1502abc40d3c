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

/** Writes a tree without errors, then the record of URLs. Returns the unknown files that were overwritten. */
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
