import { lstatSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { orNothing } from "../../util/or-nothing.js";
import { Debouncer } from "./debouncer.js";
import { FolderWatcher } from "./folder-watcher.js";

export interface FileWatcherOptions {
  /** The site's folder: an absolute path without symbolic links. */
  readonly root: string;
  /** Absolute. Only handbill writes there. */
  readonly outDir: string;
  /**
   * Called with the paths that may have changed. If `mayMiss` is true, there may be others, because changes
   * in a folder are not reported while the watcher is starting on it.
   */
  readonly onChange: (paths: ReadonlySet<string>, options: { mayMiss: boolean }) => void;
  readonly onError: (error: Error) => void;
}

/** When to check that a new folder is watched, in milliseconds: usually, on a busy machine, and while builds delay it. */
const settledMs = [300, 1000, 4000];

/** How often to check whether a removed folder exists again, which the system does not report. In milliseconds. */
const awaitMs = 200;

/** Watches a site's folder, except for the files of other tools, and single files outside it. */
export class FileWatcher {
  #watcher: FolderWatcher;
  readonly #debouncer: Debouncer;
  readonly #options: FileWatcherOptions;
  /** Files outside the root or in its ignored folders, and the folders that contain them. */
  readonly #others = new Set<string>();
  /** The folders among `#others` in which every name matters. */
  readonly #listed = new Set<string>();
  /** The paths that were requested so far: many are requested after each build. */
  readonly #asked = new Set<string>();
  /** The folders that are watched by name, each as it was then: their parents are not watched, and do not report them. */
  readonly #tops: Map<string, string>;
  readonly #gone = new Set<string>();
  #awaiting: NodeJS.Timeout | undefined;
  #isReady = false;
  #mayMiss = true;
  #laterChecks: readonly NodeJS.Timeout[] = [];

  constructor(options: FileWatcherOptions) {
    this.#options = options;
    this.#debouncer = new Debouncer({
      onQuiet: (paths) => this.#emit(paths),
      isBusy: () => !this.#isReady,
      // Writing a file in place empties it first; on a busy machine it takes a while until the text is there.
      isUnfinished: isEmptyFile,
    });
    this.#tops = new Map([[options.root, ""]]);
    this.#watcher = this.#open();
  }

  #open(): FolderWatcher {
    const { root, onError } = this.#options;
    const watcher = new FolderWatcher({
      ignored: (path) => this.#isIgnored(path),
      followSymlinks: false,
      // Chokidar would delay each removal by 100 ms in case the file comes back.
      atomic: false,
    });
    watcher.on("ready", () => {
      this.#isReady = true;
      this.#expectFolder();
      this.#debouncer.add(root);
    });
    watcher.on("all", (event, path) => {
      if (event === "addDir") this.#expectFolder();
      if (event === "unlinkDir") this.#expectTop(path);
      this.#debouncer.repeat(path); // the system's own event came first
    });
    // Chokidar drops changes within 50 ms of each other; the system's own events are complete.
    watcher.on("raw", (event, name, details) => this.#addRaw(event, name, details));
    watcher.on("error", (error) => onError(error as Error));
    for (const folder of this.#tops.keys()) this.#tops.set(folder, identityOf(folder));
    watcher.add([...this.#tops.keys()]);
    return watcher;
  }

  /** Also watches these files, wherever they are; `<folder>/*` means all files in it. */
  watchAlso(files: readonly string[]): void {
    const folders = new Set<string>();
    for (const file of files) {
      if (this.#asked.has(file)) continue;
      this.#asked.add(file);
      if (this.#others.has(file) || !this.#isIgnored(file)) continue;
      this.#others.add(file);
      if (basename(file) === "*") this.#listed.add(dirname(file));
      folders.add(dirname(file));
    }
    for (const folder of folders) {
      this.#others.add(folder);
      this.#tops.set(folder, identityOf(folder));
    }
    if (folders.size === 0) return;
    this.#watcher.add([...folders]);
    this.#expectFolder();
  }

  async close(): Promise<void> {
    this.#laterChecks.forEach(clearTimeout);
    clearTimeout(this.#awaiting);
    this.#debouncer.stop();
    await this.#watcher.close();
  }

  #emit(paths: ReadonlySet<string>): void {
    const mayMiss = this.#mayMiss;
    this.#mayMiss = false;
    this.#options.onChange(paths, { mayMiss });
  }

  /** Handles a new folder: checks it once when things are quiet, and again until it is certainly watched. */
  #expectFolder(): void {
    this.#mayMiss = true;
    this.#laterChecks.forEach(clearTimeout);
    this.#laterChecks = settledMs.map((ms) =>
      setTimeout(() => {
        if (this.#isReady) this.#findTops();
        this.#mayMiss = true;
        this.#debouncer.add(this.#options.root);
      }, ms),
    );
  }

  /** Looks for folders that were removed before they were watched, which the system does not report, not even when they are back. */
  #findTops(): void {
    for (const [folder, identity] of this.#tops)
      if (identity === "" || identityOf(folder) !== identity) this.#expectTop(folder);
  }

  /** If a folder that is watched by name was removed or replaced, watches it again once it exists. */
  #expectTop(folder: string): void {
    if (!this.#tops.has(folder)) return;
    this.#gone.add(folder);
    clearTimeout(this.#awaiting);
    this.#awaiting = setTimeout(() => void this.#watchAgain(), awaitMs);
  }

  /** Restarts watching if a removed folder is back, because the watched content is the old folder's. */
  async #watchAgain(): Promise<void> {
    const back = [...this.#gone].filter(isFolder);
    for (const folder of back) this.#gone.delete(folder);
    for (const folder of this.#gone) this.#expectTop(folder);
    if (back.length === 0) return;
    const before = this.#watcher;
    this.#isReady = false;
    this.#mayMiss = true;
    this.#watcher = this.#open();
    await before.close();
  }

  #addRaw(event: string, name: unknown, details: unknown): void {
    const { watchedPath } = details as { watchedPath?: unknown };
    if (typeof name !== "string" || typeof watchedPath !== "string") return;
    // The name is that of an entry in a watched folder, or of the watched file itself.
    const path = basename(watchedPath) === name ? watchedPath : join(watchedPath, name);
    if (this.#isIgnored(path)) return;
    const isWrite = event === "change";
    if (!isWrite) this.#expectTop(path);
    this.#debouncer.add(path, { isWrite });
    if (!isWrite && isFolder(path)) this.#watcher.readNow();
  }

  #isIgnored(path: string): boolean {
    if (this.#others.has(path) || this.#listed.has(dirname(path))) return false;
    const { root, outDir } = this.#options;
    if (path === root) return false;
    if (path !== root && !path.startsWith(root + sep)) return true;
    const parts = relative(root, path).split(sep);
    return (
      parts[0]?.startsWith(".") ||
      parts.includes("node_modules") ||
      path === outDir ||
      path.startsWith(outDir + sep) ||
      parts.some((part) => /^\..*\.handbill-(new|old|gone|lock|draft)/.test(part))
    );
  }
}

/** False for a path that was removed again, or is unreadable. */
const isFolder = (path: string): boolean => orNothing(() => lstatSync(path).isDirectory()) ?? false;

/** Another text for another folder of the same name; empty for none. */
function identityOf(path: string): string {
  const stats = orNothing(() => lstatSync(path));
  return stats?.isDirectory() ? `${stats.dev} ${stats.ino} ${stats.birthtimeMs}` : "";
}

function isEmptyFile(path: string): boolean {
  const stats = orNothing(() => lstatSync(path));
  return stats?.isFile() === true && stats.size === 0;
}
