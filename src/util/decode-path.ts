import { orNothing } from "./or-nothing.js";
/** Decodes percent-encoding; undefined if it is broken. */
export function decodePath(path: string): string | undefined {
  return orNothing(() => decodeURIComponent(path));
}
