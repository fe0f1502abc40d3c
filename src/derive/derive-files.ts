import type { SourceBytes } from "../core/project.js";

/** Files that no author writes, for the hosts that serve the site. */
export function deriveFiles(): SourceBytes[] {
  return [noJekyll()];
}

/** Keeps GitHub Pages from running Jekyll over a branch, which would drop names that begin with `_` or a dot. */
function noJekyll(): SourceBytes {
  return { outputFile: ".nojekyll", sourceFile: "the file for GitHub Pages", bytes: new Uint8Array() };
}
