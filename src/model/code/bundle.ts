import { dirname, relative, resolve } from "node:path";
import { posixPath } from "../addresses/addresses.js";

export interface Bundle {
  readonly code: string;
  /** A source map, as JSON. */
  readonly map: string;
  /** The absolute path that the code runs under; its folder resolves imports. */
  readonly file: string;
}

/** A source of the bundle's map, as diagnostics name it. esbuild writes it URL-encoded: `[` is `%5B`. */
export function sourceFileOf(source: string, bundle: Bundle, root: string): string {
  return posixPath(relative(root, resolve(dirname(bundle.file), decodeURIComponent(source))));
}
