import { sep } from "node:path";
import type { CachedBundle, CachedBundles } from "../effects/cached-bundles.js";
import type { Shelf } from "../effects/result-store.js";
import { digestOf } from "../util/hash-of.js";
import { once } from "../util/once.js";
import type { Change } from "./input-change.js";
import { isInside } from "./own-paths.js";

/** What is bundled, documents and media: whatever they hold, it says nothing of how another file is found or read. */
const sources = /\.(md|tsx?|css|txt|svg|png|jpe?g|gif|webp|avif|ico|woff2?)$/;

/**
 * The files that have changed since a build, if nothing else has, so that bundles without these files are
 * unchanged; undefined if unknown.
 */
function listEdited(change: Change | undefined, root: string): ReadonlySet<string> | undefined {
  const isSource = (path: string) =>
    sources.test(path) && isInside(path, root) && !path.split(sep).includes("node_modules");
  return change?.only?.every(isSource) ? new Set(change.only) : undefined;
}

export interface PastBundles {
  readonly shelf: Shelf;
  readonly key: readonly string[];
  /** The real path of the project's folder. */
  readonly root: string;
  /** What has changed since the build that kept them. */
  readonly change: Change | undefined;
  /** The output of that build about them: its inputs are compared. */
  readonly digest: string | undefined;
}

/** Takes bundles from the build before, and keeps those of this one. Serves one build. */
export class BundleCache implements CachedBundles {
  readonly #past: PastBundles;
  readonly #edited: ReadonlySet<string> | undefined;
  readonly #before: () => ReadonlyMap<string, CachedBundle<unknown>>;
  readonly #now = new Map<string, CachedBundle<unknown>>();
  #taken = 0;

  constructor(past: PastBundles) {
    this.#past = past;
    this.#edited = past.digest === undefined ? undefined : listEdited(past.change, past.root);
    this.#before = once(() => readBundles(past));
  }

  /** Whether something of this build was made by the one before. */
  get hasTaken(): boolean {
    return this.#taken > 0;
  }

  get<Result>(key: string): CachedBundle<Result> | undefined {
    const found = this.#edited && this.#before().get(key);
    if (!found || found.reads.some((path) => this.hasChanged(path))) return undefined;
    this.#now.set(key, found);
    this.#taken++;
    // The shelf gives nothing but what was written under this key, whole.
    return found as CachedBundle<Result>;
  }

  keep(key: string, bundle: CachedBundle<unknown>): void {
    this.#now.set(key, bundle);
  }

  hasChanged(path: string): boolean {
    return this.#edited?.has(path) ?? true;
  }

  /** Writes them if they have changed, and returns their messages. */
  settle(): string | undefined {
    const { shelf, key, digest } = this.#past;
    if (this.#now.size === 0) return undefined;
    if (this.#taken === this.#now.size && this.#taken === this.#before().size) return digest;
    const bytes = new TextEncoder().encode(JSON.stringify([...this.#now]));
    shelf.write(key, bytes);
    return digestOf(bytes);
  }
}

function readBundles({ shelf, key, digest }: PastBundles): ReadonlyMap<string, CachedBundle<unknown>> {
  const bytes = shelf.read(key);
  // Another build may have written its own since.
  if (!bytes || digestOf(bytes) !== digest) return new Map();
  return new Map(JSON.parse(new TextDecoder().decode(bytes)) as [string, CachedBundle<unknown>][]);
}
