/** What the site's code asks of the disk by itself, beside what a build names as its inputs. By absolute paths. */
export interface CodeReads {
  /** What to watch: files, folders, and what is not there yet; `<folder>/*` for all that is in a folder. */
  readonly paths: () => readonly string[];
  /** Reads that have changed since the code made them; each change is reported once. */
  readonly takeChanged: () => readonly string[];
  /**
   * Files that Node reads once in the life of a process: loaded packages, what a package manager writes when it is done, and
   * files of the environment, whose variables a second reading does not replace.
   */
  readonly loadedOnce: () => readonly string[];
}
