import type { HeadElement } from "../core/derived.js";
import type { Diagnostics } from "../core/diagnostics.js";
import type { FontCut } from "../core/media.js";
import { onceEach } from "../core/once-each.js";
import { type Draft, keepHtml, type Page } from "../core/page.js";
import type { PageModule, Project } from "../core/project.js";
import { renderDerivedHead } from "./derived-head.js";
import { fillLateHead } from "./late-head.js";
import { renderPageStyle } from "./page-style.js";
import { planFontCuts } from "./plan-font-cuts.js";

export interface FillOptions {
  readonly project: Pick<Project, "site" | "fonts">;
  /** The config as diagnostics name it. */
  readonly configFile: string;
  /** What was derived for a page's head. */
  readonly headOf: (page: Draft) => readonly HeadElement[];
  /** What a development server adds to the pages that it serves; it is never published. */
  readonly devScript?: string | undefined;
}

/**
 * Makes pages of drafts. What a font is cut to depends on all pages, and each page names the cut, so that the heads are
 * filled in last.
 */
export function fillHeads(
  drafts: readonly Draft[],
  { project, configFile, headOf, devScript }: FillOptions,
  log: Diagnostics,
): { pages: Page[]; fonts: FontCut[] } {
  const { base, checks, palette } = project.site;
  const fonts = planFontCuts(project.fonts, drafts, { configFile, onCards: project.site.cards, log });
  const styles = onceEach((language: string) => {
    const options = { fonts: fonts.filter(({ cut }) => cut.language === language), palette, base };
    return onceEach((module: PageModule) => renderPageStyle(module.style, options));
  });
  const { allowedOrigins, allowedFormActions } = checks;
  const pages = drafts.map((draft): Page => {
    const { html: text, bytes: _, ...rest } = draft;
    const { module, language } = draft.route;
    const pageStyle = styles(language)(module);
    const derived = renderDerivedHead(headOf(draft));
    const { script } = module;
    const head = { pageStyle, script, base, derived, allowedOrigins, allowedFormActions };
    const { html, policy } = fillLateHead(text, head);
    const liveHtml = devScript === undefined ? undefined : fillLateHead(text, { ...head, devScript }).html;
    return keepHtml(html, { ...rest, style: pageStyle.style, policy, liveHtml });
  });
  // Languages whose pages show the same characters share a file.
  const cuts = new Map(fonts.map(({ cut }) => [cut.outputFile, cut]));
  return { pages, fonts: [...cuts.values()] };
}
