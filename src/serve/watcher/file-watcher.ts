import { lstatSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { orNothing } from "../../util/or-nothing.js";
import { Debouncer } from "./debouncer.js";
import { FolderWatcher } from "./folder-watcher.js";
import { gitLockOf, isThere } from "./git-lock.js";

export interface FileWatcherOptions {
  /** The site's folder: an absolute path without symbolic links. */
  readonly root: string;
  /** Absolute. What is written there is ours. */
  readonly outDir: string;
  /**
   * Called with the paths that may have changed. If `mayMiss` is true, there may be others, because changes
   * in a folder are not reported while the watcher is starting on it.
   */
  readonly onChange: (paths: ReadonlySet<string>, options: { mayMiss: boolean }) => void;
  readonly onError: (error: Error) => void;
}

/** Milliseconds after which a new folder is being watched: as a rule, on a busy machine, and where builds keep that back. */
const settledMs = [300, 1000, 4000];

/** How often an existing but unwatched folder is tried again: it may be unreadable. */
const mostTries = 3;

/** How often to check whether a removed folder is back, which the system does not report. In milliseconds. */
const awaitMs = 200;

/** Watches a site's folder, except for the files of other tools, and single files outside it. */
export class FileWatcher {
  #watcher: FolderWatcher;
  readonly #debouncer: Debouncer;
  readonly #options: FileWatcherOptions;
  /** Files outside the root, or in its ignored folders, and the folders that they are in. */
  readonly #others = new Set<string>();
  /** Folders among these in which every name counts. */
  readonly #listed = new Set<string>();
  /** What was to be watched by now: many files are asked for after each build. */
  readonly #asked = new Set<string>();
  /** The folders that are watched by their own names: what is above them is not watched, and does not tell of them. */
  readonly #tops: Set<string>;
  readonly #gone = new Set<string>();
  readonly #tries = new Map<string, number>();
  #awaiting: NodeJS.Timeout | undefined;
  #isReady = false;
  #mayMiss = true;
  #laterLooks: readonly NodeJS.Timeout[] = [];

  constructor(options: FileWatcherOptions) {
    this.#options = options;
    const gitLock = gitLockOf(options.root);
    this.#debouncer = new Debouncer({
      onQuiet: (paths) => this.#emit(paths),
      isBusy: () => !this.#isReady || isThere(gitLock),
      // Who writes a file where it is empties it first; on a busy machine some time passes until the text is there.
      isUnfinished: isEmptyFile,
    });
    this.#tops = new Set([options.root]);
    this.#watcher = this.#open();
  }

  #open(): FolderWatcher {
    const { root, onError } = this.#options;
    const watcher = new FolderWatcher({
      ignored: (path) => this.#isIgnored(path),
      followSymlinks: false,
      // Chokidar would hold back each removal for 100 ms to see whether the file comes again.
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
    // Chokidar leaves out changes that follow each other within 50 ms; the system's own events are whole.
    watcher.on("raw", (event, name, details) => this.#addRaw(event, name, details));
    watcher.on("error", (error) => onError(error as Error));
    watcher.add([...this.#tops]);
    return watcher;
  }

  /** Watches these files too, wherever they are; `<folder>/*` means all files in it. */
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
      this.#tops.add(folder);
    }
    if (folders.size === 0) return;
    this.#watcher.add([...folders]);
    this.#expectFolder();
  }

  async close(): Promise<void> {
    this.#laterLooks.forEach(clearTimeout);
    clearTimeout(this.#awaiting);
    this.#debouncer.stop();
    await this.#watcher.close();
  }

  #emit(paths: ReadonlySet<string>): void {
    const mayMiss = this.#mayMiss;
    this.#mayMiss = false;
    this.#options.onChange(paths, { mayMiss });
  }

  /** A folder was found: one look at all when things are quiet, and more until it is certainly being watched. */
  #expectFolder(): void {
    this.#mayMiss = true;
    this.#laterLooks.forEach(clearTimeout);
    this.#laterLooks = settledMs.map((ms) =>
      setTimeout(() => {
        if (this.#isReady) this.#findTops();
        this.#mayMiss = true;
        this.#debouncer.add(this.#options.root);
      }, ms),
    );
  }

  /**
   * The system does not report a folder that was removed before it was watched, neither then nor when it is
   * back.
   */
  #findTops(): void {
    for (const folder of this.#tops) {
      const tries = (this.#tries.get(folder) ?? 0) + 1;
      if (this.#watcher.isWatching(folder)) this.#tries.delete(folder);
      else if (!this.#gone.has(folder) && tries <= mostTries) {
        this.#tries.set(folder, tries);
        this.#expectTop(folder);
      }
    }
  }

  /** If it is a folder that is watched by its own name, it went away, or another has taken its place, which is watched once it is there. */
  #expectTop(folder: string): void {
    if (!this.#tops.has(folder)) return;
    this.#gone.add(folder);
    clearTimeout(this.#awaiting);
    this.#awaiting = setTimeout(() => void this.#watchAnew(), awaitMs);
  }

  /** Restarts watching if a removed folder is back; its content is not what is still being watched. */
  async #watchAnew(): Promise<void> {
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
    // The name is that of an entry of a watched folder, or of the watched file itself.
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

function isFolder(path: string): boolean {
  // gone again, or nothing that may be read
  return orNothing(() => lstatSync(path).isDirectory()) ?? false;
}

function isEmptyFile(path: string): boolean {
  try {
    const stats = lstatSync(path);
    return stats.isFile() && stats.size === 0;
  } catch {
    return false; // gone again, or nothing that may be read
  }
}
