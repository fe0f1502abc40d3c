/** What a bundler gave once, as plain data. */
export interface CachedBundle<Result> {
  readonly result: Result;
  /** Files whose bytes went into it: absolute paths. */
  readonly reads: readonly string[];
  /** Those of them that a plugin has loaded, which reports them again. */
  readonly taken: readonly string[];
}

/** Bundles of an earlier build, as long as all that they were made of is as it was. */
export interface CachedBundles {
  /** What was made by the same options, whose text the key is. */
  readonly get: <Result>(key: string) => CachedBundle<Result> | undefined;
  /** Keeps what this build has made. */
  readonly keep: (key: string, bundle: CachedBundle<unknown>) => void;
  /** Whether a file has changed since: an absolute path. */
  readonly hasChanged: (path: string) => boolean;
}
