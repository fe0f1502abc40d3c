import { cpSync } from "node:fs";
import { join } from "node:path";
import { linkPackages, type OnEnd, repository, tempFolder } from "../temp-site.js";
import { type EditableSite, siteAt } from "./edit-site.js";

/** A copy of this repository's own site, to be built with other words in it. */
export function copyOwnSite(onEnd: OnEnd): EditableSite {
  const root = tempFolder(onEnd);
  for (const name of ["site.config.ts", "pages", "legal", "public"])
    cpSync(join(repository, name), join(root, name), { recursive: true });
  linkPackages(root, ["@fontsource/bricolage-grotesque", "@takumi-rs/core", "@takumi-rs/helpers"]);
  const site = siteAt(root);
  // Other words may weigh more than the page's own budget leaves; where they go is what such a copy is looked at for.
  site.replace("site.config.ts", "  checks: {", '  checks: {\n    budgets: { "*": { firstLoad: 20_000 } },');
  return site;
}
