import { createContext, useContext } from "react";
import { withBase } from "../core/addresses.js";
import type { ImageEncoding } from "../core/media.js";
import type { Site } from "../core/site.js";

export interface RenderContext {
  readonly site: Site;
  readonly routePath: string;
  /** Has an image encoded once all pages are rendered. */
  readonly askForImage: (ask: ImageEncoding) => void;
}

export const SiteContext = createContext<RenderContext | undefined>(undefined);

/** The site as components see it. */
export interface SiteView extends Site {
  /** The address of a file of `public/`, with the base: `/icon.svg` → `/some-repo/icon.svg`. */
  readonly publicHref: (path: string) => string;
}

/** The resolved config of the site. Throws outside a page that handbill renders. */
export function useSite(): SiteView {
  const { site } = useRenderContext();
  return { ...site, publicHref: (path) => withBase(site.base, path) };
}

/** The page that is being rendered. Throws outside a page that handbill renders. */
export function usePage(): { readonly routePath: string } {
  return { routePath: useRenderContext().routePath };
}

export function useRenderContext(): RenderContext {
  const context = useContext(SiteContext);
  if (!context) throw new Error("useSite, usePage and Image work inside a page that handbill renders");
  return context;
}
