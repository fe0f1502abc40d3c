import type { SourceBytes } from "../core/project.js";
import type { Site } from "../core/site.js";

/** Files that no author writes, for the hosts that serve the site and for those who search it. */
export function deriveFiles(site: Site, publicFiles: readonly SourceBytes[]): SourceBytes[] {
  const written = new Set(publicFiles.map(({ outputFile }) => outputFile));
  return [noJekyll(), ...robots(site)].filter(({ outputFile }) => !written.has(outputFile));
}

/** Keeps GitHub Pages from running Jekyll over a branch, which would drop names that begin with `_` or a dot. */
function noJekyll(): SourceBytes {
  return { outputFile: ".nojekyll", sourceFile: "the file for GitHub Pages", bytes: new Uint8Array() };
}

/**
 * Welcomes everyone. It is asked for at the root of a host only, so that a site under a path has none.
 * Source: RFC 9309, section 2.3.
 */
function robots({ base }: Site): SourceBytes[] {
  if (base !== "/") return [];
  const bytes = new TextEncoder().encode("User-agent: *\nAllow: /\n");
  return [{ outputFile: "robots.txt", sourceFile: "the file for search engines", bytes }];
}
