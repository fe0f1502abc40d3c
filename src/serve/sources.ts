import { join, sep } from "node:path";
import { Fingerprints } from "./fingerprints.js";

/** Folders whose files are all read, and names that tools read wherever they stand at the root. */
const readFolders = ["pages", "legal", "public"];
const readNames = /^(site\.config\.ts|package\.json|tsconfig[^/\\]*\.json)$/;

/** What a site is made of, as far as the last build told. */
export class Sources {
  readonly #root: string;
  readonly #prints = new Fingerprints();
  readonly #beganAt = Date.now();
  #inputs: ReadonlySet<string> = new Set();
  #failed = true;

  /** `root` is an absolute path. */
  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Takes down what a build has read that began at `since`, in milliseconds of `Date.now()`.
   * A build that failed may have stopped before it knew all that it would have read.
   */
  note(inputs: readonly string[], { since, failed }: { since: number; failed: boolean }): void {
    if (inputs.length > 0) this.#inputs = new Set(inputs);
    this.#failed = failed;
    this.#prints.note(inputs, since);
  }

  /**
   * Those of the paths that the site is made of and whose bytes are not what they were. A file that a scan
   * tells of is no change, unless it was written since the first build began.
   */
  takeChanged(paths: Iterable<string>, { isScan }: { isScan: boolean }): string[] {
    const relevant = [...paths].filter((path) => this.#isRelevant(path));
    if (isScan) this.#prints.note(relevant, this.#beganAt);
    return this.#prints.takeChanged(relevant).sort();
  }

  #isRelevant(path: string): boolean {
    if (this.#inputs.has(path) || this.#failed) return true;
    if (!path.startsWith(this.#root + sep)) return false;
    const inner = path.slice(this.#root.length + 1);
    return readNames.test(inner) || readFolders.some((folder) => inner.startsWith(join(folder, sep)));
  }
}
