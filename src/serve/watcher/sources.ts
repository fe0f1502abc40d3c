import { existsSync } from "node:fs";
import { join, sep } from "node:path";
import { listBelow } from "../../files/list-below.js";
import { sourceFolders } from "../../model/project-files.js";
import { orNothing } from "../../util/or-nothing.js";
import { type ChangedFile, Fingerprints } from "./fingerprints.js";

/** The files that the site's code reads itself, in addition to the inputs of a build. Absolute paths. */
export interface CodeReads {
  /** The paths to watch: files, folders, and missing paths; `<folder>/*` for everything in a folder. */
  readonly paths: () => readonly string[];
  /** Files that have changed since the code read them; each change is reported once. */
  readonly takeChanged: () => readonly string[];
  /**
   * Files that Node reads once per process: loaded packages, the files that a package manager writes last, and files with environment
   * variables, which a second reading does not replace.
   */
  readonly loadedOnce: () => readonly string[];
}

/** Names at the root that tools always read. */
const readNames = /^(site\.config\.ts|package\.json|tsconfig[^/\\]*\.json)$/;

/** Files, by absolute paths, whose bytes have changed. */
export interface Changes {
  readonly files: readonly string[];
  /** Whether no file was added or removed, and no file that affects how others are read. */
  readonly areOnlyBytes: boolean;
}

interface TakeOptions {
  /** Whether a build is running: it may have read an earlier state of a file. */
  readonly isBuilding: boolean;
}

export const noChanges: Changes = { files: [], areOnlyBytes: true };

export const addChanges = (first: Changes, second: Changes): Changes => ({
  files: [...first.files, ...second.files],
  areOnlyBytes: first.areOnlyBytes && second.areOnlyBytes,
});

/** The inputs of a site, according to the last build. */
export class Sources {
  readonly #root: string;
  readonly #prints = new Fingerprints();
  readonly #loaded = new Fingerprints();
  readonly #beganAt = Date.now();
  #inputs: ReadonlySet<string> = new Set();
  #failed = true;
  #hasChecked = false;

  /** `root` is an absolute path. */
  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Records the inputs of a build that started at `since`, in milliseconds of `Date.now()`. A failed build may have stopped before all
   * its inputs were known. A running build leaves `failed` out.
   */
  note(
    inputs: readonly string[],
    { since, failed = this.#failed }: { since: number; failed?: boolean },
  ): void {
    if (inputs.length > 0) this.#inputs = new Set(inputs);
    this.#failed = failed;
    this.#prints.note(inputs, since);
  }

  /**
   * Records files that this process has loaded, or would load. A missing one was not loaded, even if its folder has changed since, as it
   * does when a build writes its output there.
   */
  noteLoaded(paths: readonly string[]): void {
    for (const path of paths) this.#loaded.note([path], existsSync(path) ? this.#beganAt : Infinity);
  }

  /** The given paths that have changed; each change is returned once. */
  takeLoaded(paths: readonly string[]): readonly string[] {
    return this.#loaded.takeChanged(paths).map(({ path }) => path);
  }

  /** The given paths that belong to the site and whose bytes have changed; each change is returned once. */
  takeChanged(paths: Iterable<string>, { isBuilding }: TakeOptions): Changes {
    const relevant = [...new Set(paths)].filter((path) => this.#isRelevant(path));
    return this.#changes(this.#prints.takeChanged(relevant, { isBuilding }));
  }

  /** The inputs that were written during the last build, which may have read them half-written; each write is returned once. */
  takeRewritten(): Changes {
    return this.#changes(this.#prints.takeRewritten([...this.#inputs]));
  }

  /**
   * All inputs of the site whose bytes have changed. The first time, files that no build has read count as new only if they were written
   * since the first build started.
   */
  takeAllChanged(paths: Iterable<string>, options: TakeOptions): Changes {
    const all = [
      ...paths,
      ...this.#inputs,
      ...sourceFolders.flatMap((folder) => listFiles(join(this.#root, folder))),
    ];
    if (!this.#hasChecked)
      this.#prints.note(
        all.filter((path) => this.#isRelevant(path)),
        this.#beganAt,
      );
    this.#hasChecked = true;
    return this.takeChanged(all, options);
  }

  #changes(changed: readonly ChangedFile[]): Changes {
    const files = changed.map(({ path }) => path).sort();
    const steers = (path: string) => readNames.test(this.#innerPath(path) ?? "");
    return {
      files,
      areOnlyBytes: changed.every(({ path, wasThere, isThere }) => wasThere && isThere && !steers(path)),
    };
  }

  #isRelevant(path: string): boolean {
    if (this.#inputs.has(path) || this.#failed) return true;
    const inner = this.#innerPath(path);
    if (inner === undefined) return false;
    return readNames.test(inner) || sourceFolders.some((folder) => inner.startsWith(join(folder, sep)));
  }

  #innerPath(path: string): string | undefined {
    return path.startsWith(this.#root + sep) ? path.slice(this.#root.length + 1) : undefined;
  }
}

/** None if the folder is missing, or was removed in the meantime, which is reported. */
function listFiles(folder: string): string[] {
  const found = orNothing(() => listBelow(folder)) ?? [];
  return found.filter(({ entry }) => !entry.isDirectory()).map(({ path }) => join(folder, path));
}
