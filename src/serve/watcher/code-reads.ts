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
