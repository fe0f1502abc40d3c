import { withBase } from "../model/addresses/addresses.js";
import type { IconRequest } from "../model/media/media.js";
import type { HeadElement } from "../model/pages/derived.js";
import { configPlace } from "../model/place.js";
import type { Site } from "../model/site/site.js";
import type { Deriver } from "./deriver.js";

/** Makes the icons for browsers and phones, which request `favicon.ico` and `apple-touch-icon.png` even if no page names them. */
export const deriveIcons: Deriver = ({ site }, log) => {
  if (!site.files.icons) return {};
  if (site.icon === undefined) {
    log.add("derive/icons-without-icon", {}, configPlace(["files", "icons"]));
    return {};
  }
  const head: readonly HeadElement[] = [
    { tag: "link", attributes: { rel: "icon", href: withBase(site.base, "favicon.ico"), sizes: "32x32" } },
    {
      tag: "link",
      attributes: { rel: "apple-touch-icon", href: withBase(site.base, "apple-touch-icon.png") },
    },
  ];
  return { icons: iconRequests(site, site.icon), headOf: () => head };
};

function iconRequests(site: Site, icon: string): readonly IconRequest[] {
  const original = icon.slice(1);
  const background = site.themeColor?.light ?? "#ffffff";
  return [
    { original, outputFile: "favicon.ico", form: "ico", width: 32, background },
    { original, outputFile: "apple-touch-icon.png", form: "opaque", width: 180, background },
    { original, outputFile: "icon-192.png", form: "plain", width: 192, background },
    { original, outputFile: "icon-512.png", form: "plain", width: 512, background },
    { original, outputFile: "icon-maskable-512.png", form: "maskable", width: 512, background },
  ];
}
