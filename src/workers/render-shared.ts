import { evaluate } from "../code/run/evaluate.js";
import { describeThrown } from "../diagnostics/describe-thrown.js";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Pack } from "../effects/result-store.js";
import { loadLender } from "../lender.js";
import type { CodeTraces } from "../model/code-traces.js";
import type { PageModule } from "../model/project.js";
import type { Route } from "../model/route.js";
import type { RememberedDraft, RenderedElsewhere } from "../render/draft-memory.js";
import { mostHandedOver, type RenderTask, type ThreadModule } from "../render/share-rendering.js";
import { timeLimit } from "../runtime/time-limit.js";
import { onceEach } from "../util/once-each.js";
import { Taking } from "../util/taking.js";

type PageExports = Pick<PageModule, "component" | "meta"> & { readonly default: PageModule["component"] };

/**
 * Renders pages from the last one on, until all are taken. Their code asks the world nothing and prints nothing, or its traces
 * would not be known. At the first page that is not as it should be, it stops: the main thread renders that again, and the rest.
 */
export async function renderFromEnd(task: RenderTask): Promise<RenderedElsewhere[]> {
  const { bundle, site, sites, legal, collections, messages, addresses, modules } = task;
  const lender = loadLender();
  await lender.meanwhile();
  const { renderRoutes } = await lender.rendering();
  const pages = evaluate(bundle, lender.pages(site)) as Record<string, () => PageExports>;
  const known = new Map(modules.map((module) => [module.sourceFile, module]));
  const moduleOf = onceEach((file: string) => moduleFrom(pages[file], known.get(file)));
  const drafts = new Map<string, RememberedDraft>();
  const html: Uint8Array[] = [];
  const { takeOne } = new Taking(task.memory);
  let count = 0;
  let size = 0;
  const mayGoOn = () => drafts.size === count && size < mostHandedOver;
  const routes = task.routes
    .map(({ sourceFile, ...route }): Route => ({ ...route, module: moduleOf(sourceFile) }))
    .reverse();
  const traces: CodeTraces = { of: ({ sourceFile }) => known.get(sourceFile)?.code, untraced: [] };
  const packs = {
    drafts: packTo<RememberedDraft>((routePath, kept) => void drafts.set(routePath, kept)),
    html: packTo<Uint8Array>((_, bytes) => {
      html.push(bytes);
      size += bytes.length;
    }),
  };
  await renderRoutes(
    routes,
    {
      project: { sites, legal, collections, messages },
      ...{ addresses, limit: timeLimit, describe: describeThrown },
      placeOf: () => ({}),
      componentsOf: () => [],
      countDeadCode: lender.countDeadCode,
      imageEncoder: () => {
        if (task.encoder === undefined) throw new Error("what encodes images the main thread knows");
        return task.encoder;
      },
      openMemory: async () => ({ traces, packs }),
      mayRender: () => {
        if (!mayGoOn() || !takeOne()) return false;
        count++;
        return true;
      },
    },
    new Diagnostics(),
  );
  return [...drafts].flatMap(([routePath, kept], at) => {
    const bytes = html[at];
    return bytes ? [{ routePath, kept, bytes }] : [];
  });
}

function moduleFrom(load: (() => PageExports) | undefined, known: ThreadModule | undefined): PageModule {
  if (!load || !known) throw new Error("a page is in no bundle");
  const { default: component, meta } = load();
  const { sourceFile, sources, script } = known;
  return { sourceFile, sources, script, component, meta, paths: undefined, style: "" };
}

/** A pack that has nothing, and hands on what it is to keep. */
const packTo = <Result>(set: Pack<Result>["set"]): Pack<Result> => ({
  isEmpty: true,
  get: () => undefined,
  hold: () => undefined,
  set,
  keep: () => {},
});
