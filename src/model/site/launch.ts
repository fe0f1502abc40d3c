import type { FilesConfig } from "../config/launch-config.js";

/** A resolved `AppLinksConfig`. */
export interface SiteAppLinks {
  readonly paths: readonly PathRule[];
  readonly variables: Readonly<Record<string, readonly string[]>>;
  readonly credentials: boolean;
}

/** The URLs that open the app, or with `exclude` stay in the browser. */
export interface PathRule {
  /** Patterns: `*` is any number of characters, `?` is one. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly fragment: string | undefined;
  readonly exclude: boolean;
  /** Whether it also matches pages of the site. */
  readonly pages?: boolean;
}

export type SiteFiles = Readonly<FilesConfig>;
