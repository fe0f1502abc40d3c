import type { FilesConfig } from "../config/launch-config.js";

/** What an `AppLinksConfig` resolved to. */
export interface SiteAppLinks {
  readonly paths: readonly PathRule[];
  readonly variables: Readonly<Record<string, readonly string[]>>;
  readonly credentials: boolean;
}

/** Which addresses open the app, or with `exclude` stay in the browser. */
export interface PathRule {
  /** Patterns: `*` is any number of characters, `?` is one. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly fragment: string | undefined;
  readonly exclude: boolean;
  /** Whether pages of the site that it matches open the app too. */
  readonly pages?: boolean;
}

export type SiteFiles = Readonly<FilesConfig>;
