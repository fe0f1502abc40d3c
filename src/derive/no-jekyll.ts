import type { Deriver } from "./deriver.js";

/** Keeps GitHub Pages from running Jekyll over a branch, which would drop names that begin with `_` or a dot. */
export const deriveNoJekyll: Deriver = ({ host }) => ({
  files: host.runsJekyll
    ? [{ outputFile: ".nojekyll", sourceFile: "the file for GitHub Pages", bytes: new Uint8Array() }]
    : [],
});
