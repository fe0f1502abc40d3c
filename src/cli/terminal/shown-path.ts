import { relative, resolve } from "node:path";
import { posixPath } from "../../model/addresses/addresses.js";

/** A path as people write it: relative, unless it is outside the current folder. */
export function shownPath(path: string): string {
  const short = relative(process.cwd(), resolve(path));
  return short.startsWith("..") ? resolve(path) : short || ".";
}

/** What a folder adds to the places in it: `my-site/`, or nothing for the current folder. */
export function prefixOf(folder: string): string {
  const shown = posixPath(shownPath(folder));
  return shown === "." ? "" : `${shown}/`;
}

/** Quotes a path as one word of a shell command that the author can paste, if the shell would split or interpret it. */
export function shellWord(path: string, platform: NodeJS.Platform = process.platform): string {
  if (
    /^[\p{L}\p{M}\p{N}_./\\:@%+,=-][\p{L}\p{M}\p{N}_./\\:@%+,=~-]*$/u.test(path) &&
    (platform === "win32" || !path.includes("\\"))
  )
    return path;
  return platform === "win32" ? `"${path}"` : `'${path.replaceAll("'", "'\\''")}'`;
}
