import { canonicalUrl } from "../model/addresses/addresses.js";
import { type Deriver, textFile } from "./deriver.js";
import { sitemapFile } from "./sitemap.js";

/** Allows all crawlers, and names the sitemap. Crawlers read it at the root of a host only. Source: RFC 9309, section 2.3. */
export const deriveRobots: Deriver = ({ site, publicFiles }, log) => {
  const own = publicFiles.find(({ outputFile }) => outputFile === "robots.txt");
  const line = own && lineThatForbidsAll(Buffer.from(own.bytes).toString());
  if (own && line !== undefined) log.add("derive/closed-robots", {}, { file: own.sourceFile, line });
  if (site.base !== "/") return {};
  const sitemap = site.files.sitemap ? ["", `Sitemap: ${canonicalUrl(site, `/${sitemapFile}`)}`] : [];
  const lines = ["User-agent: *", "Allow: /", ...sitemap];
  return { files: [textFile("robots.txt", lines, "the file for search engines")] };
};

/** The line of a robots.txt that forbids every page to every crawler; undefined if there is none. */
function lineThatForbidsAll(text: string): number | undefined {
  let isForAll = false;
  let isGroupOpen = false;
  for (const [index, line] of text.split("\n").entries()) {
    const [, name = "", value = ""] = /^\s*([\w-]+)\s*:\s*([^\s#]*)/.exec(line) ?? [];
    const isAgent = name.toLowerCase() === "user-agent";
    if (isAgent) isForAll = value === "*" || (isGroupOpen && isForAll);
    if (name !== "") isGroupOpen = isAgent;
    if (isForAll && name.toLowerCase() === "disallow" && value === "/") return index + 1;
  }
  return undefined;
}
