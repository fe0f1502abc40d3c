import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { placeOfGetLink } from "../model/addresses/get-links.js";
import { networks } from "../model/addresses/networks.js";
import { maxCharacters } from "../model/addresses/store-address.js";
import { configPlace } from "../model/place.js";
import { nearest } from "../text/nearest.js";
import { valueAt } from "../util/value-at.js";

/** Reports links to unknown networks without a label, and links of a network whose URL belongs to another one. */
export function checkLinks(links: unknown, log: Diagnostics): void {
  if (typeof links !== "object" || links === null) return;
  for (const [key, link] of Object.entries(links)) {
    if (valueAt(link, "label") !== undefined) continue;
    const place = configPlace(["links", key]);
    const network = Object.hasOwn(networks, key) ? networks[key] : undefined;
    if (!network)
      log.add("read/link-without-label", { key, near: nearest(key, Object.keys(networks)) }, place);
    const url = valueAt(link, "url") ?? link;
    const [, other = key] = /^https:\/\/(?:www\.|m\.)?(\w+)\.com(?:\/|$)/.exec(String(url)) ?? [];
    if (!network || other === key || !Object.hasOwn(networks, other)) continue;
    const expected = `the URL of a profile on ${network.label}; for the other network, use links.${other}`;
    log.add("read/invalid-value", { key: `links.${key}`, expected, received: JSON.stringify(url) }, place);
  }
}

/** Reports paths that are too long for the App Store, which counts by the campaign's name and the path. */
export function checkGetLinks(config: unknown, log: Diagnostics): void {
  const name = valueAt(config, "campaign.name");
  const paths = valueAt(config, "getLinks");
  const max = maxCharacters - `${name}`.length - 1;
  // A longer name is invalid itself.
  if (typeof name !== "string" || name.length > 20 || !Array.isArray(paths)) return;
  for (const [index, path] of (paths as unknown[]).entries()) {
    if (typeof path !== "string" || placeOfGetLink(path).length <= max) continue;
    // The schema reports a path that is too long for any campaign.
    if (placeOfGetLink(path).length >= maxCharacters) continue;
    const expected = `a path with at most ${max} characters after the slash: with campaign.name, the App Store allows ${maxCharacters}`;
    const args = { key: `getLinks[${index}]`, expected, received: JSON.stringify(path) };
    log.add("read/invalid-value", args, configPlace(["getLinks", `${index}`]));
  }
}
