export interface RegistryOptions {
  readonly tarballs: readonly string[];
  /** The address of the registry that has all other packages. Without one they come from `installed`. */
  readonly upstream?: string;
  /** A folder `node_modules`. */
  readonly installed?: string;
  /** Where it makes its files. */
  readonly folder: string;
}

export interface LocalRegistry {
  readonly origin: string;
  /** The paths that were asked for, without the slash at their beginning. */
  readonly requests: readonly string[];
  readonly close: () => Promise<void>;
}

/** Starts an npm registry on 127.0.0.1. */
export function startRegistry(options: RegistryOptions): Promise<LocalRegistry>;

/** The settings that lead each package manager to a registry, with a home of its own. */
export function registrySettings(origin: string, home: string): Record<string, string>;
