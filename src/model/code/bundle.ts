import { dirname, relative, resolve } from "node:path";
import { posixPath } from "../addresses/addresses.js";

/** Code of the site as it runs, made of several files. */
export interface Bundle {
  readonly code: string;
  /** A source map, as JSON. */
  readonly map: string;
  /** The absolute path that the code runs under: imports are resolved from its folder. */
  readonly file: string;
}

/** A source of a bundle's map as diagnostics name it. esbuild writes it as an address: `[` is `%5B` there. */
export function sourceFileOf(source: string, bundle: Bundle, root: string): string {
  return posixPath(relative(root, resolve(dirname(bundle.file), decodeURIComponent(source))));
}
