import { describeThrown } from "../diagnostics/describe-thrown.js";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { componentsOf } from "../diagnostics/place/thrown.js";
import type { SiteLender } from "../lender.js";
import type { Bundle } from "../model/bundle.js";
import type { Card } from "../model/card.js";
import { configFile } from "../model/config/config-file.js";
import type { DeriveInput } from "../model/derived.js";
import type { Draft } from "../model/page.js";
import { listPageAddresses } from "../model/page-addresses.js";
import type { Project } from "../model/project.js";
import type { Route } from "../model/route.js";
import { once } from "../util/once.js";
import type { BuildContext, BuildOptions } from "./build-options.js";

/** What is drawn, as it was read and planned. */
export interface DrawingPlan {
  readonly project: Project;
  readonly bundle: Bundle;
  readonly lender: SiteLender;
  readonly routes: readonly Route[];
  readonly deriving: Omit<DeriveInput, "pages" | "cards">;
}

/** How the pages of a build are drawn. */
export async function openDrawing(plan: DrawingPlan, options: BuildOptions, context: BuildContext) {
  const { project, bundle, lender, routes, deriving } = plan;
  const { code, effects, watch } = context;
  const { root, turns } = options;
  const { sites, collections, messages } = project;
  const { site, legal } = deriving;
  const { limit } = effects;
  const { placeOf } = code;
  const rendering = await lender.rendering();
  const addresses = listPageAddresses(routes);
  const drawing = { addresses, limit, placeOf, describe: describeThrown, within: code.within };
  const renderer = await rendering.openRenderer({
    ...drawing,
    project: { sites, legal, collections, messages },
    componentsOf: (stack) => componentsOf(stack, bundle, root),
    imageEncoder: once(effects.encode.imageEncoder),
    turns,
    onPage: watch.tell,
    kept: options.drafts,
    countDeadCode: lender.countDeadCode,
  });
  const drawCards = async (drafts: readonly Draft[], log: Diagnostics): Promise<readonly Card[]> => {
    if (!site.cards) return [];
    const { renderCards } = await lender.drawing();
    const engine = () => effects.encode.cardEngine(root);
    return renderCards(drafts, { ...drawing, project: { ...project, legal }, configFile, engine }, log);
  };
  return { addresses, rendering, renderer, drawCards };
}
