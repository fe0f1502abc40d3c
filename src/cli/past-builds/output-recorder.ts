import { asLeft, type Made, type OutputStamps, stampLinked, stampOutput } from "../../cache/stamp-output.js";
import type { CommitEffects } from "../../effects/effects.js";
import { manifestFile } from "../../model/hosts/serving.js";
import type { Tree } from "../../model/pages/tree.js";
import { digestOfHash, hashOf } from "../../util/hash-of.js";
import type { FoundBuild } from "./past-builds.js";

interface OutputPlace {
  readonly outDir: string;
  readonly past: FoundBuild;
  /** Called before a commit reads anything. */
  readonly onWrite: () => void;
}

/** Tells a commit which output files are as a past build wrote them, and stamps those that this build writes. Serves one build. */
export class OutputRecorder {
  readonly #place: OutputPlace;
  #output: OutputStamps | undefined;
  #made: Made = {};

  constructor(place: OutputPlace) {
    this.#place = place;
  }

  effects(own: CommitEffects): CommitEffects {
    return { ...own, write: this.#followWrite(own.write) };
  }

  /** The output folder as this build left it; undefined if it wrote none. */
  stamps(): OutputStamps | undefined {
    return this.#output && stampLinked(this.#place.outDir, this.#output, this.#made);
  }

  #followWrite(write: CommitEffects["write"]): CommitEffects["write"] {
    return (tree, outDir, options) => {
      this.#place.onWrite();
      const past = this.#place.past.build;
      const asWritten = past?.outDir === outDir ? asLeft(outDir, past.output) : undefined;
      const onStaged = (stage: string, linked: ReadonlySet<string>) => {
        this.#made = { hashOf: (file) => hashIn(tree, file), linked };
        this.#output = stampOutput(stage, [manifestFile, ...tree.files.keys()], this.#made);
      };
      return write(tree, outDir, { ...options, asWritten, onStaged });
    };
  }
}

/** A file's hash in the form of stamps; undefined if the tree does not have the file. */
function hashIn({ files }: Tree, path: string): string | undefined {
  const file = files.get(path);
  return file && digestOfHash(file.hash?.() ?? hashOf(file.bytes));
}
