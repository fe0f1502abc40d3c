import { realpathSync } from "node:fs";
import { resolve } from "node:path";
import { parseManifest } from "../commit/manifest.js";
import { outputFolder } from "../commit/output-folder.js";
import { putBack } from "../commit/put-back.js";
import { digestOfHash } from "../core/hash-of.js";
import { type OutputStamps, stampOutput } from "../store/stamp-output.js";
import { readKeptOutput } from "./kept/kept-output.js";
import { buildsOf, type KeptBuild, pastBuildKey } from "./kept/past-builds.js";

/*
 * What a build does that finds all as it was, but the output folder gone. It is compiled to a file of its own, which nobody else
 * has to load.
 */

/** Puts the folder back, if it is kept and nothing is in the way; gives what it is like now. Never throws: a build says what is wrong. */
export function putOutputBack(
  { outDir, kept }: KeptBuild,
  { argv, rootFlag }: { argv: readonly string[]; rootFlag: string },
): OutputStamps | undefined {
  try {
    const root = realpathSync(resolve(rootFlag));
    const files =
      kept === undefined ? undefined : readKeptOutput(buildsOf(root), pastBuildKey(argv, root), kept);
    if (!files) return undefined;
    const manifest = parseManifest(Buffer.from(files[0]?.bytes ?? []).toString());
    const hashOf = (file: string) => {
      const hash = manifest?.[file];
      return hash === undefined ? undefined : digestOfHash(hash);
    };
    let output: OutputStamps | undefined;
    const onStaged = (stage: string) => {
      output = stampOutput(
        stage,
        files.map(({ outputFile }) => outputFile),
        { hashOf },
      );
    };
    return putBack(files, outputFolder(outDir), { root, onStaged }) ? output : undefined;
  } catch {
    return undefined;
  }
}
