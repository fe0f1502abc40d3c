import { createContext, useContext } from "react";
import type { ImageEncoding } from "../core/media.js";
import type { LegalDocument } from "../core/project.js";
import type { SiteView } from "../core/site-view.js";

export interface RenderContext {
  readonly site: SiteView;
  readonly legal: readonly LegalDocument[];
  readonly routePath: string;
  readonly language: string;
  /** Has an image encoded once all pages are rendered. */
  readonly askForImage: (ask: ImageEncoding) => void;
  /** What images are encoded by, with its version. */
  readonly imageEncoder: () => string;
  /** Tells that the page shows a legal document. */
  readonly noteDocument: (document: LegalDocument) => void;
}

export const SiteContext = createContext<RenderContext | undefined>(undefined);

/** The resolved config of the site. Throws outside a page that handbill renders. */
export function useSite(): SiteView {
  return useRenderContext().site;
}

/** The legal documents of the site, in the order of their names. Throws outside a page that handbill renders. */
export function useLegal(): readonly LegalDocument[] {
  return useRenderContext().legal;
}

/** The page that is being rendered. Throws outside a page that handbill renders. */
export function usePage(): PageView {
  const { routePath, language } = useRenderContext();
  return { routePath, language };
}

/** What a component knows of the page that it stands on. */
export interface PageView {
  /** Its address, without the base path. */
  readonly routePath: string;
  /** Its language, a BCP 47 tag. */
  readonly language: string;
}

export function useRenderContext(): RenderContext {
  const context = useContext(SiteContext);
  if (!context)
    throw new Error(
      "useSite, useLegal, usePage, LegalText and Image work inside a page that handbill renders",
    );
  return context;
}
