import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { inTurns, type Turns } from "../effects/turns.js";
import type { FontCut } from "../model/media.js";
import type { Draft, Page } from "../model/page.js";
import { renderDerivedHead } from "./derived-head.js";
import type { HeadsAhead } from "./heads-ahead.js";
import { type FillOptions, pageFiller } from "./page-filler.js";
import { planFontCuts, type UsedFont } from "./plan-font-cuts.js";

export { HeadsAhead } from "./heads-ahead.js";
export { pageFiller } from "./page-filler.js";
export { planEarlyCuts } from "./plan-font-cuts.js";

export interface FillAllOptions extends FillOptions {
  /** Pages that were made before all drafts were there. */
  readonly ahead?: HeadsAhead | undefined;
  /** Lets others in between pages. */
  readonly turns?: Turns | undefined;
}

/**
 * Makes pages of drafts. What a font is cut to depends on all pages, and each page names the cut, so that the heads are
 * filled in last.
 */
export async function fillHeads(
  drafts: readonly Draft[],
  { turns, ahead, ...options }: FillAllOptions,
  log: Diagnostics,
): Promise<{ pages: Page[]; fonts: FontCut[]; used: readonly UsedFont[] }> {
  const { project, configFile, kept } = options;
  const used = planFontCuts(project.fonts, drafts, { configFile, onCards: project.site.cards, log });
  const fill = pageFiller(used, options);
  const pages: Page[] = [];
  await inTurns(drafts, turns, (draft) => {
    const derived = renderDerivedHead(options.headOf(draft));
    pages.push(ahead?.take(draft, derived) ?? fill(draft, { derived }));
  });
  kept?.keep();
  // Languages whose pages show the same characters share a file.
  const cuts = new Map(used.map(({ cut }) => [cut.outputFile, cut]));
  return { pages, fonts: [...cuts.values()], used };
}
