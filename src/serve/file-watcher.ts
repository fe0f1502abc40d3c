import { lstatSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { Debouncer } from "./debouncer.js";
import { FolderWatcher } from "./folder-watcher.js";
import { gitLockOf, isThere } from "./git-lock.js";

export interface FileWatcherOptions {
  /** The site's folder: an absolute path without symbolic links. */
  readonly root: string;
  /** Absolute. What is written there is ours. */
  readonly outDir: string;
  /**
   * Called with the paths at which something may have happened. If `mayMiss` is true, there may be others:
   * what is written into a folder while it is being taken up is not told of.
   */
  readonly onChange: (paths: ReadonlySet<string>, options: { mayMiss: boolean }) => void;
  readonly onError: (error: Error) => void;
}

/** Milliseconds after which a new folder is being watched: as a rule, on a busy machine, and where builds keep that back. */
const takenUpMs = [300, 1000, 4000];

/** Watches a site's folder, but for what others keep in it, and single files outside of it. */
export class FileWatcher {
  readonly #watcher: FolderWatcher;
  readonly #debouncer: Debouncer;
  readonly #options: FileWatcherOptions;
  /** Files outside the root, or in its ignored folders, and the folders that they are in. */
  readonly #others = new Set<string>();
  /** What was to be watched by now: many files are asked for after each build. */
  readonly #asked = new Set<string>();
  #isReady = false;
  #mayMiss = true;
  #laterLooks: readonly NodeJS.Timeout[] = [];

  constructor(options: FileWatcherOptions) {
    this.#options = options;
    const gitLock = gitLockOf(options.root);
    this.#debouncer = new Debouncer({
      onQuiet: (paths) => this.#tell(paths),
      isBusy: () => !this.#isReady || isThere(gitLock),
    });
    this.#watcher = new FolderWatcher({
      ignored: (path) => this.#isIgnored(path),
      followSymlinks: false,
      // Chokidar would hold back each removal for 100 ms to see whether the file comes again.
      atomic: false,
    });
    this.#watcher.on("ready", () => {
      this.#isReady = true;
      this.#debouncer.add(options.root);
    });
    this.#watcher.on("all", (event, path) => {
      if (event === "addDir") this.#expectFolder();
      this.#debouncer.repeat(path); // the system's own event came first
    });
    // Chokidar leaves out changes that follow each other within 50 ms; the system's own events are whole.
    this.#watcher.on("raw", (event, name, details) => this.#addRaw(event, name, details));
    this.#watcher.on("error", (error) => options.onError(error as Error));
    this.#watcher.add(options.root);
  }

  /** Watches these files too, wherever they are. */
  watchAlso(files: readonly string[]): void {
    const folders = new Set<string>();
    for (const file of files) {
      if (this.#asked.has(file)) continue;
      this.#asked.add(file);
      if (this.#others.has(file) || !this.#isIgnored(file)) continue;
      this.#others.add(file);
      folders.add(dirname(file));
    }
    for (const folder of folders) this.#others.add(folder);
    this.#watcher.add([...folders]);
  }

  async close(): Promise<void> {
    this.#laterLooks.forEach(clearTimeout);
    this.#debouncer.stop();
    await this.#watcher.close();
  }

  #tell(paths: ReadonlySet<string>): void {
    const mayMiss = this.#mayMiss;
    this.#mayMiss = false;
    this.#options.onChange(paths, { mayMiss });
  }

  /** A folder was found: one look at all when things are quiet, and more until it is certainly being watched. */
  #expectFolder(): void {
    this.#mayMiss = true;
    this.#laterLooks.forEach(clearTimeout);
    this.#laterLooks = takenUpMs.map((ms) =>
      setTimeout(() => {
        this.#mayMiss = true;
        this.#debouncer.add(this.#options.root);
      }, ms),
    );
  }

  #addRaw(event: string, name: unknown, details: unknown): void {
    const { watchedPath } = details as { watchedPath?: unknown };
    if (typeof name !== "string" || typeof watchedPath !== "string") return;
    // The name is that of an entry of a watched folder, or of the watched file itself.
    const path = basename(watchedPath) === name ? watchedPath : join(watchedPath, name);
    if (this.#isIgnored(path)) return;
    const isWrite = event === "change";
    this.#debouncer.add(path, { isWrite });
    if (!isWrite && isFolder(path)) this.#watcher.readNow();
  }

  #isIgnored(path: string): boolean {
    if (this.#others.has(path)) return false;
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
  try {
    return lstatSync(path).isDirectory();
  } catch {
    return false; // gone again, or nothing that may be read
  }
}
