export interface RegistryOptions {
  readonly tarballs: readonly string[];
  /** The URL of the registry with all other packages. Without one they come from `installed`. */
  readonly upstream?: string;
  /** A folder `node_modules`. */
  readonly installed?: string;
  readonly folder: string;
}

export interface LocalRegistry {
  readonly origin: string;
  /** The requested paths, without the leading slash. */
  readonly requests: readonly string[];
  readonly close: () => Promise<void>;
}

/** Starts an npm registry on 127.0.0.1. */
export function startRegistry(options: RegistryOptions): Promise<LocalRegistry>;

/** The settings that make each package manager use a registry, with its own home folder. */
export function registrySettings(origin: string, home: string): Record<string, string>;
