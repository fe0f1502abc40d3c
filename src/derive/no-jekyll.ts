import type { Deriver } from "./deriver.js";

/** Prevents GitHub Pages from running Jekyll on a branch, which would drop names that begin with `_` or a dot. */
export const deriveNoJekyll: Deriver = ({ host }) => ({
  files: host.runsJekyll
    ? [{ outputFile: ".nojekyll", sourceFile: "the file for GitHub Pages", bytes: new Uint8Array() }]
    : [],
});
