import { cpSync } from "node:fs";
import { join } from "node:path";
import { linkPackages, type OnEnd, repository, shareCache, tempFolder } from "../temp-site.js";
import { type EditableSite, siteAt } from "./edit-site.js";

/** A copy of this repository's own site, to build with other texts. */
export function copyOwnSite(onEnd: OnEnd): EditableSite {
  const root = tempFolder(onEnd);
  for (const name of ["site.config.ts", "pages", "legal", "public"])
    cpSync(join(repository, name), join(root, name), { recursive: true });
  linkPackages(root, ["@fontsource/bricolage-grotesque", "@takumi-rs/core", "@takumi-rs/helpers"]);
  shareCache(root);
  const site = siteAt(root);
  // Other texts may exceed the page's own budget; these tests check where the texts appear.
  site.replace("site.config.ts", "  checks: {", '  checks: {\n    budgets: { "*": { firstLoad: 20_000 } },');
  return site;
}

/** The same, with the placeholders' values as the real ones: texts with placeholders are not released. */
export function copyFinishedSite(onEnd: OnEnd): EditableSite {
  const site = copyOwnSite(onEnd);
  const config = site.read("site.config.ts");
  const finished = config.replace(/ {2}placeholders: \{.*?\n {2}\},\n/s, "");
  if (finished === config) throw new Error("the site has no placeholders");
  site.write("site.config.ts", finished);
  return site;
}
