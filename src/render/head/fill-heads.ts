import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { inTurns, type Turns } from "../../effects/turns.js";
import type { FontCut } from "../../model/media/media.js";
import type { Draft, Page } from "../../model/pages/page.js";
import { planFontCuts, type UsedFont } from "../fonts/plan-font-cuts.js";
import { type FillOptions, pageFiller } from "./page-filler.js";

export { planEarlyCuts } from "../fonts/plan-font-cuts.js";
export { pageFiller } from "./page-filler.js";

export interface FillAllOptions extends FillOptions {
  /** Lets other work run between pages. */
  readonly turns?: Turns | undefined;
}

/** Turns drafts into pages. A font's cut depends on all pages, and each page names the cut, so the heads are filled in last. */
export async function fillHeads(
  drafts: readonly Draft[],
  { turns, ...options }: FillAllOptions,
  log: Diagnostics,
): Promise<{ pages: Page[]; fonts: FontCut[]; used: readonly UsedFont[] }> {
  const { project, configFile } = options;
  const used = planFontCuts(project.fonts, drafts, { configFile, onCards: project.site.cards, log });
  const fill = pageFiller(used, options);
  const pages: Page[] = [];
  await inTurns(drafts, turns, (draft) => void pages.push(fill(draft)));
  // Languages whose pages show the same characters share a file.
  const cuts = new Map(used.map(({ cut }) => [cut.outputFile, cut]));
  return { pages, fonts: [...cuts.values()], used };
}
