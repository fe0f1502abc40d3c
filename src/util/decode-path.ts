import { orNothing } from "./or-nothing.js";
/** A path without percent encoding; undefined where the encoding is broken. */
export function decodePath(path: string): string | undefined {
  return orNothing(() => decodeURIComponent(path));
}
