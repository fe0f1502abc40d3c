import { assetModule } from "./code/assets.js";
import { providedModule } from "./code/provided-module.js";
import type { SiteRuntime } from "./effects/read-project.js";
import { withBase } from "./model/addresses/addresses.js";
import type { Site } from "./model/site/site.js";
import type { DeadCode } from "./render/react-modules.js";

/** The modules that handbill provides to the site's code: its own public one, and its copy of React. */
export interface BuildRuntime extends SiteRuntime {
  /** Uses of code that cannot work on a static page, so far. */
  readonly drainDeadCode: () => readonly DeadCode[];
  readonly rendering: () => Promise<Rendering>;
  /** The code that draws cards; loaded only for a site with cards. */
  readonly cardRendering: () => Promise<typeof import("./render/cards/render-cards.js")>;
}

export type Rendering = typeof import("./render/render-routes.js") &
  typeof import("./render/head/fill-heads.js");

/** The exports of `index.ts` except types; pages are bundled before it is loaded. */
export const publicNames = [
  "ByDay",
  "ContentText",
  "EachLanguage",
  "Image",
  "LanguageLinks",
  "LegalText",
  "Link",
  "QrCode",
  "defineConfig",
  "defineLoad",
  "findDocument",
  "qrSvg",
  "useArchive",
  "useCollection",
  "useLegal",
  "useMessages",
  "usePage",
  "useSite",
] as const;

/** React takes longest to load, so it is loaded while the bundler works. */
export function loadSiteRuntime(): BuildRuntime {
  let pages: SiteRuntime["pages"] | undefined;
  const dead = new Map<string, DeadCode>();
  return {
    publicNames,
    pages: (site) => {
      if (!pages) throw new Error("page code was asked for before React was loaded");
      return pages(site);
    },
    preload: async (yieldToEvents) => {
      const { reactModules } = await import("./render/react-modules.js");
      await yieldToEvents?.();
      const handbill = await import("./index.js");
      await yieldToEvents?.();
      await import("./render/render-routes.js");
      await yieldToEvents?.();
      await import("./render/head/fill-heads.js");
      const provided = reactModules((deadCode) => {
        if (dead.size < maxDeadCode) dead.set(`${deadCode.what} ${deadCode.error.stack}`, deadCode);
      });
      pages = (site) => ({
        ...provided,
        handbill: () => handbill,
        [providedModule("handbill")]: () => handbill,
        [assetModule]: () => ({ asset: assetOf(site) }),
      });
    },
    languagesPage: async () => (await import("./render/languages-page.js")).languagesPage,
    drainDeadCode: () => {
      const deadCode = [...dead.values()];
      dead.clear();
      return deadCode;
    },
    cardRendering: async () => await import("./render/cards/render-cards.js"),
    rendering: async () => ({
      ...(await import("./render/render-routes.js")),
      ...(await import("./render/head/fill-heads.js")),
    }),
  };
}

/** A page with a thousand buttons makes its mistake a thousand times. */
const maxDeadCode = 200;

/** The result of importing an image. As a string it is its address: `<img src={photo}>`. */
const assetOf = (site: Site) => (outputFile: string, size: { width: number; height: number } | undefined) => {
  const href = withBase(site.base, outputFile);
  return Object.defineProperty({ href, ...size }, "toString", { value: () => href });
};
