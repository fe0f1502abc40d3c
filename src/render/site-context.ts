import { createContext, useContext } from "react";
import type { ImageEncoding } from "../core/media.js";
import type { SiteView } from "../core/site-view.js";

export interface RenderContext {
  readonly site: SiteView;
  readonly routePath: string;
  /** Has an image encoded once all pages are rendered. */
  readonly askForImage: (ask: ImageEncoding) => void;
}

export const SiteContext = createContext<RenderContext | undefined>(undefined);

/** The resolved config of the site. Throws outside a page that handbill renders. */
export function useSite(): SiteView {
  return useRenderContext().site;
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
