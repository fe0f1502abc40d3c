import { routePathIn } from "../model/site/site-language.js";
import type { Deriver } from "./deriver.js";

/** Checks that each link in `getLinks` has a page in each language; the page's head redirects phones. */
export const deriveGetLinks: Deriver = ({ site, pages, configFile }, log) => {
  const there = new Set(pages.map(({ route }) => route.routePath));
  for (const [index, path] of site.getLinks.entries()) {
    const missing = site.languages
      .map((language) => routePathIn(language, path))
      .find((one) => !there.has(one));
    if (missing === undefined) continue;
    const seek = { kind: "config-key", path: ["getLinks", `${index}`] } as const;
    log.add("derive/no-get-page", { path, missing }, { file: configFile, seek });
  }
  return {};
};
