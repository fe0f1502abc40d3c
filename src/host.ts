import { withBase } from "./core/addresses.js";
import type { Site } from "./core/site.js";
import { defineConfig } from "./core/site-config.js";
import { assetModule } from "./read/assets.js";
import { lentModule } from "./read/lent-module.js";
import type { ReadHost } from "./read/read-project.js";

/** What the generator lends to the site's code: its own public module, and its copy of React. */
export interface Host extends ReadHost {
  readonly rendering: () => Promise<typeof import("./render/render-routes.js")>;
}

/** What `index.ts` exports but types; pages are bundled before it is loaded. */
export const publicNames = [
  "Image",
  "LegalText",
  "Link",
  "QrCode",
  "defineConfig",
  "useLegal",
  "usePage",
  "useSite",
] as const;

/** React takes longest to load, so it is loaded while the bundler works. */
export function loadHost(): Host {
  let pages: ReadHost["pages"] | undefined;
  return {
    publicNames,
    config: { handbill: () => ({ defineConfig }) },
    pages: (site) => {
      if (!pages) throw new Error("page code was asked for before React was loaded");
      return pages(site);
    },
    meanwhile: async () => {
      const [handbill, { reactModules }] = await Promise.all([
        import("./index.js"),
        import("./render/react-modules.js"),
      ]);
      await import("./render/render-routes.js");
      pages = (site) => ({
        ...reactModules(),
        handbill: () => handbill,
        [lentModule("handbill")]: () => handbill,
        [assetModule]: () => ({ asset: assetOf(site) }),
      });
    },
    rendering: () => import("./render/render-routes.js"),
  };
}

/** What an import of an image gives to a component. */
const assetOf =
  (site: Site) => (outputFile: string, size: { width: number; height: number } | undefined) => ({
    href: withBase(site.base, outputFile),
    ...size,
  });
