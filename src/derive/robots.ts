import { canonicalUrl } from "../model/addresses/addresses.js";
import type { Deriver } from "./deriver.js";
import { sitemapFile } from "./sitemap.js";
import { textFile } from "./text-file.js";

/**
 * Welcomes everyone, and names the sitemap. It is asked for at the root of an origin only, so that a site under a path has
 * none. Source: RFC 9309, section 2.3.
 */
export const deriveRobots: Deriver = ({ site }) => {
  if (site.base !== "/") return {};
  const sitemap = site.files.sitemap ? ["", `Sitemap: ${canonicalUrl(site, `/${sitemapFile}`)}`] : [];
  const lines = ["User-agent: *", "Allow: /", ...sitemap];
  return { files: [textFile("robots.txt", lines, "the file for search engines")] };
};
