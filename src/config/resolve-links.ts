import { networks } from "../model/addresses/networks.js";
import type { LinkConfig } from "../model/config/app-config.js";
import type { SiteLink } from "../model/site/site.js";

/** Adds the names and icons of known networks, unless the config has its own. */
export function resolveLinks(links: Readonly<Record<string, LinkConfig>>): SiteLink[] {
  return Object.entries(links).map(([key, config]) => {
    const { url, label, glyph } =
      typeof config === "string" ? { url: config, label: undefined, glyph: undefined } : config;
    const network = Object.hasOwn(networks, key) ? networks[key] : undefined;
    const drawing = glyph === undefined ? network?.glyph : ({ kind: "file", file: glyph } as const);
    return { key, url, label: label ?? network?.label ?? key, glyph: drawing };
  });
}
