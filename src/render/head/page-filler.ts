import type { HeadElement } from "../../model/pages/derived.js";
import { type Draft, decodeHtml, type Page, withBytes } from "../../model/pages/page.js";
import type { PageModule, Project } from "../../model/project.js";
import { once } from "../../util/once.js";
import { onceEach } from "../../util/once-each.js";
import type { UsedFont } from "../fonts/plan-font-cuts.js";
import { renderDerivedHead } from "./derived-head.js";
import { renderPageStyle } from "./page-style.js";
import { headFiller } from "./pending-head.js";

export interface FillOptions {
  readonly project: Pick<Project, "site" | "fonts">;
  /** The config as diagnostics name it. */
  readonly configFile: string;
  /** The derived elements of a page's head. */
  readonly headOf: (page: Draft) => readonly HeadElement[];
  /** The script that a development server adds to the pages it serves; never published. */
  readonly devScript?: string | undefined;
}

/** Turns drafts into pages, with planned fonts. */
export function pageFiller(
  fonts: readonly UsedFont[],
  { project, headOf, devScript }: FillOptions,
): (draft: Draft) => Page {
  const { base, checks, palette } = project.site;
  const { allowedOrigins, allowedFormActions } = checks;
  const heads = onceEach((language: string) => {
    const options = { fonts: fonts.filter(({ cut }) => cut.language === language), palette, base };
    return onceEach(({ style, script }: PageModule) => {
      const head = {
        pageStyle: renderPageStyle(style, options),
        script,
        base,
        allowedOrigins,
        allowedFormActions,
      };
      return {
        style: head.pageStyle.style,
        fill: headFiller(head),
        fillLive: devScript === undefined ? undefined : headFiller({ ...head, devScript }),
      };
    });
  });
  return (draft) => {
    const derived = renderDerivedHead(headOf(draft));
    const { route, meta, documents, contents } = draft;
    const { module, language } = route;
    const { style, fill, fillLive } = heads(language)(module);
    const { bytes, policy } = fill(draft, derived);
    const page = withBytes(bytes, { route, meta, documents, contents, style, policy });
    if (!fillLive) return page;
    const liveHtml = once(() => decodeHtml(fillLive(draft, derived).bytes));
    return Object.defineProperty(page, "liveHtml", { enumerable: true, get: liveHtml });
  };
}
