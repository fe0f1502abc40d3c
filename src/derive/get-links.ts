import { routePathIn } from "../model/site/site-language.js";
import type { Deriver } from "./deriver.js";

/** A link that leads each phone to its store has a page, in each language: what makes it so is in the head of the page. */
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
