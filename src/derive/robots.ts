import type { Deriver } from "./deriver.js";

/**
 * Welcomes everyone. It is asked for at the root of an origin only, so that a site under a path has none.
 * Source: RFC 9309, section 2.3.
 */
export const deriveRobots: Deriver = ({ site }) => {
  if (site.base !== "/") return {};
  const bytes = new TextEncoder().encode("User-agent: *\nAllow: /\n");
  return { files: [{ outputFile: "robots.txt", sourceFile: "the file for search engines", bytes }] };
};
