import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { forEachYielding, type Scheduler } from "../../effects/scheduler.js";
import type { FontSubset } from "../../model/media/media.js";
import type { HeadElement } from "../../model/pages/derived.js";
import { type Draft, decodeHtml, type Page, withBytes } from "../../model/pages/page.js";
import type { PageModule, Project } from "../../model/project.js";
import { escapeHtml } from "../../text/escape-html.js";
import { once, onceEach } from "../../util/once.js";
import { planFontSubsets, type UsedFont } from "../fonts/plan-font-subsets.js";
import { renderPageStyle } from "./page-style.js";
import { headFiller } from "./pending-head.js";

export { planEarlySubsets } from "../fonts/plan-font-subsets.js";

interface FillOptions {
  readonly project: Pick<Project, "site" | "fonts">;
  readonly headOf: (page: Draft) => readonly HeadElement[];
  /** The script that a development server adds to the pages it serves; never published. */
  readonly devScript?: string | undefined;
  readonly scheduler?: Scheduler | undefined;
}

/** Turns drafts into pages, with planned fonts. */
export function pageFiller(
  fonts: readonly UsedFont[],
  { project, headOf, devScript }: FillOptions,
): (draft: Draft) => Page {
  const { base, checks, palette } = project.site;
  const { allowedOrigins, allowedFormActions } = checks;
  const heads = onceEach((language: string) => {
    const options = { fonts: fonts.filter(({ subset }) => subset.language === language), palette, base };
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

/**
 * Renders the derived elements of a head as HTML. They differ on each page, and React would need more time for them than for the rest of
 * the head.
 */
export const renderDerivedHead = (elements: readonly HeadElement[]): string =>
  elements.map(renderElement).join("");

function renderElement(element: HeadElement): string {
  if (element.tag !== "script") {
    const attributes = Object.entries(element.attributes).map(
      ([name, value]) => ` ${name}="${escapeText(value)}"`,
    );
    return `<${element.tag}${attributes.join("")}/>`;
  }
  // `</script>` in a text must not end the element.
  const json = JSON.stringify(element.json).replaceAll("<", "\\u003c");
  return `<script type="${element.type}">${json}</script>`;
}

/** Escapes a text like React, for an element or an attribute value. */
const escapeText = (text: string): string =>
  /["'&<>]/.test(text) ? escapeHtml(text).replaceAll("'", "&#x27;") : text;

/** Turns drafts into pages. A font's subset depends on all pages, and each page names it, so the heads are filled in last. */
export async function fillHeads(
  drafts: readonly Draft[],
  options: FillOptions,
  log: Diagnostics,
): Promise<{ pages: Page[]; fonts: FontSubset[]; used: readonly UsedFont[] }> {
  const { project, scheduler } = options;
  const used = planFontSubsets(project.fonts, drafts, { onCards: project.site.cards, log });
  const fill = pageFiller(used, options);
  const pages: Page[] = [];
  await forEachYielding(drafts, scheduler, (draft) => void pages.push(fill(draft)));
  // Languages whose pages show the same characters share a file.
  const subsets = new Map(used.map(({ subset }) => [subset.outputFile, subset]));
  return { pages, fonts: [...subsets.values()], used };
}
