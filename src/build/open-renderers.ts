import { describeThrown } from "../diagnostics/describe-thrown.js";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { componentsOf } from "../diagnostics/place/thrown.js";
import { listPageAddresses } from "../model/addresses/page-addresses.js";
import type { Card } from "../model/media/media.js";
import type { Draft } from "../model/pages/page.js";
import { listFeedAddresses } from "../model/site/feeds.js";
import { once } from "../util/once.js";
import type { BuildContext } from "./build-options.js";
import type { PlannedBuild, Renderers } from "./step-results.js";

export async function openRenderers(
  plan: PlannedBuild,
  { options, code, effects, watch }: BuildContext,
): Promise<Renderers> {
  watch.begin("render");
  const { project, bundle, siteRuntime, routes, deriving } = plan;
  const { root, live } = options;
  const { sites, collections, messages } = project;
  const { site, legal } = deriving;
  const rendering = await siteRuntime.rendering();
  const addresses = { ...listPageAddresses(routes), ...listFeedAddresses(project) };
  const { limit } = effects;
  const shared = { addresses, limit, placeOf: code.placeOf, describe: describeThrown, within: code.within };
  const renderer = await rendering.openRenderer({
    ...shared,
    project: { sites, legal, collections, messages },
    componentsOf: (stack) => componentsOf(stack, bundle, root),
    imageEncoder: once(effects.encode.imageEncoder),
    scheduler: live?.scheduler,
    onPage: watch.progress,
  });
  const renderCards = async (drafts: readonly Draft[], log: Diagnostics): Promise<readonly Card[]> => {
    if (!site.cards) return [];
    const { renderCards } = await siteRuntime.cardRendering();
    const engine = () => effects.encode.cardEngine(root);
    return renderCards(drafts, { ...shared, project: { ...project, legal }, engine }, log);
  };
  const fontSubsets = live?.cache?.reuse(
    "font subsets",
    (): NonNullable<Renderers["fontSubsets"]> => ({ last: undefined }),
  );
  return { addresses, rendering, renderer, renderCards, fontSubsets };
}
