import type { SiteContext } from "../effects/effects.js";
import type { Site } from "../model/site/site.js";
import { readSiteConfig } from "./read-config.js";
import { formsFor, paletteOf, resolveSite } from "./resolve-site.js";

/** Reads a site from its config only; reports problems and returns undefined if it is invalid. */
export async function readSite({ root, base, code, log }: SiteContext): Promise<Site | undefined> {
  const config = await readSiteConfig({ root, code, log });
  return (
    config && resolveSite(config, base, { palette: await paletteOf(config), formsOf: await formsFor(config) })
  );
}
