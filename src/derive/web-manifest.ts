import { withBase } from "../core/addresses.js";
import type { JsonObject } from "../core/json.js";
import type { Site } from "../core/site.js";
import type { Deriver } from "./deriver.js";
import { textFile } from "./text-file.js";

const outputFile = "site.webmanifest";

/**
 * How the site looks on a home screen. It offers no app of its own, since the app is in the stores: `display` is the
 * browser. Source: W3C, Web Application Manifest.
 */
export const deriveWebManifest: Deriver = ({ site }) => {
  if (!site.files.manifest) return {};
  const text = JSON.stringify(describeSite(site), undefined, 2);
  const attributes = { rel: "manifest", href: withBase(site.base, outputFile) };
  return {
    files: [textFile(outputFile, [text], "files.manifest of the config")],
    headOf: () => [{ tag: "link", attributes }],
  };
};

function describeSite({ app, base, language, themeColor, files, icon }: Site): JsonObject {
  const png = (file: string, side: number, more: JsonObject = {}): JsonObject => ({
    src: withBase(base, file),
    sizes: `${side}x${side}`,
    type: "image/png",
    ...more,
  });
  const made = files.icons
    ? [
        png("icon-192.png", 192),
        png("icon-512.png", 512),
        png("icon-maskable-512.png", 512, { purpose: "maskable" }),
      ]
    : [];
  const vector = icon?.endsWith(".svg")
    ? [{ src: withBase(base, icon), sizes: "any", type: "image/svg+xml" }]
    : [];
  return {
    name: app.name,
    description: app.description,
    lang: language,
    start_url: base,
    display: "browser",
    icons: [...vector, ...made],
    ...(themeColor && { theme_color: themeColor.light, background_color: themeColor.light }),
  };
}
