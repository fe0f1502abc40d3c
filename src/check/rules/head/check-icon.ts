import type { Diagnostics } from "../../../diagnostics/diagnostics.js";
import { configPlace } from "../../../model/place.js";
import { nearest } from "../../../text/nearest.js";
import { elementsOf } from "../../page/read-page.js";
import type { CheckedSite, PageRule, PageTree } from "../../rule.js";
import { namedByFolder } from "../links/targets.js";

export function checkIcon({ files, site }: CheckedSite, log: Diagnostics): void {
  const { icon } = site;
  if (icon === undefined || files.has(icon.slice(1))) return;
  const published = [...files.keys()].map((file) => `/${file}`).filter((file) => isPicture.test(file));
  const near = nearest(icon.replace(namedByFolder, ""), published);
  log.add("check/missing-icon", { icon, near }, configPlace(["icon"]));
}

const isPicture = /\.(svg|png|ico|jpe?g|webp|avif|gif)$/i;

/** Pages name an icon; without one, browsers request `/favicon.ico` from the host. */
export const checkIconNamed: PageRule =
  (tree) =>
  ({ facts }, log) => {
    const links = elementsOf(facts, "link");
    if (links.some(({ attributes }) => /(^|\s)icon(\s|$)/i.test(attributes.rel ?? "")) || hasFavicon(tree))
      return;
    log.add("check/no-icon", {}, configPlace(["icon"]));
  };

/** Browsers request it at the host's root, which belongs to the site only without a base path. */
const hasFavicon = ({ files, site }: PageTree) => site.base === "/" && files.has("favicon.ico");
