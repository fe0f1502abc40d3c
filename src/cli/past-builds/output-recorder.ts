import { asLeft, type Made, type OutputStamps, stampLinked, stampOutput } from "../../cache/stamp-output.js";
import type { CommitEffects } from "../../effects/effects.js";
import { manifestFile } from "../../model/hosts/serving.js";
import type { Tree } from "../../model/pages/tree.js";
import { digestOfHash, hashOf } from "../../util/hash-of.js";
import type { FoundBuild } from "./past-builds.js";

interface OutputPlace {
  readonly outDir: string;
  readonly past: FoundBuild;
  /** Called before a commit looks at anything. */
  readonly onWrite: () => void;
}

/** Tells a commit what of the output folder is as a past build has written it, and stamps what this one writes. Serves one build. */
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

  /** The output folder as this build has left it; undefined if it has written none. */
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

/** A file's hash as stamps have it; undefined of one that the tree does not have. */
function hashIn({ files }: Tree, path: string): string | undefined {
  const file = files.get(path);
  return file && digestOfHash(file.hash?.() ?? hashOf(file.bytes));
}
