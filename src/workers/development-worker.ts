import { createRequire, syncBuiltinESMExports } from "node:module";
import { format, types } from "node:util";
import { parentPort } from "node:worker_threads";
import { evaluate } from "../code/run/evaluate.js";
import type { DevelopmentResult, DevelopmentRoute, DevelopmentTask } from "../development/development.js";
import { describeThrown } from "../diagnostics/describe-thrown.js";
import { Diagnostics, type Place } from "../diagnostics/diagnostics.js";
import { componentsOf, placeOfThrown } from "../diagnostics/place/thrown.js";
import { type ReadKind, ReadList, type Reads } from "../effects/reads.js";
import { siteCodeLimitMs } from "../effects/time-limit.js";
import type { Route } from "../model/pages/route.js";
import type { PageModule } from "../model/project.js";
import { ownerStack } from "../render/owner-stack.js";
import type { Rendered } from "../render/render-routes.js";
import { Patches } from "../runtime/patches.js";
import { timeLimit } from "../runtime/time-limit.js";
import { trackDisk, trackResolving, trackVariables } from "../runtime/track-reads.js";
import { loadSiteRuntime } from "../site-runtime.js";
import { findChanging } from "./find-changing.js";

// The build has reported everything the site's code does besides rendering; here it must only not end the thread.
process.on("uncaughtException", () => {});
process.on("unhandledRejection", () => {});
Object.assign(process, {
  exit: () => {
    throw new Error("the page asks to end the process");
  },
});

const siteRuntime = loadSiteRuntime();
const ready = siteRuntime.preload();

parentPort?.once("message", async (task: DevelopmentTask) => {
  await ready;
  parentPort?.postMessage(await renderInDevelopment(task));
});

async function renderInDevelopment(task: DevelopmentTask): Promise<DevelopmentResult> {
  const { bundle, root, site, sites, addresses, legal, collections, messages, routes } = task;
  const log = new Diagnostics();
  const placeOf = (thrown: unknown) => placeOfThrown(thrown, bundle, root);
  const { openRenderer } = await siteRuntime.rendering();
  let current: Place = {};
  const readsSoFar = trackReads();
  let isReporting = true;
  listen((text) => {
    if (!isReporting) return;
    const stack = ownerStack();
    const { stack: _, ...owner } = stack ? placeOf({ stack }) : {};
    log.add("check/react-warning", { text }, { ...current, ...owner });
  });
  const pages = evaluate(bundle, siteRuntime.pages(site)) as Record<string, () => PageExports>;
  const options = {
    project: { sites, legal, collections, messages },
    addresses,
    limit: timeLimit,
    placeOf,
    describe: describeThrown,
    componentsOf: (stack: string) => componentsOf(stack, bundle, root),
  };
  const renderer = await openRenderer(options);
  const rendered = new Map<DevelopmentRoute, string>();
  for (const route of routes) {
    const { sourceFile, ...planned } = route;
    current = { file: sourceFile, page: planned.routePath };
    let exports: PageExports | undefined;
    try {
      exports = timeLimit.call(siteCodeLimitMs, () => pages[sourceFile]?.());
    } catch (thrown) {
      // It worked in the build, so the code depends on the mode.
      const text = `the page cannot be loaded in development mode: ${describeThrown(thrown)}`;
      log.add("check/react-warning", { text }, { ...current, ...placeOf(thrown) });
      continue;
    }
    rendered.set(route, htmlOf(await renderer.renderAll([routeOf(route, exports)], log)));
  }
  const changing = await findChanging(rendered, async (chosen) => {
    current = {};
    isReporting = false;
    const again = evaluate(bundle, siteRuntime.pages(site)) as typeof pages;
    const render = async (route: DevelopmentRoute) => {
      const exports = timeLimit.call(siteCodeLimitMs, () => again[route.sourceFile]?.());
      return htmlOf(await renderer.renderAll([routeOf(route, exports)], new Diagnostics()));
    };
    const htmls = new Map<DevelopmentRoute, string>();
    for (const route of chosen) htmls.set(route, await render(route));
    return htmls;
  });
  for (const [{ sourceFile, routePath }, before] of changing) {
    const visibleText = { text: before.split(/[.!?]\s+/).at(-1) ?? "" };
    const seek = { kind: "literal", texts: [], files: [sourceFile], visibleText } as const;
    log.add("check/changing-page", { before }, { file: sourceFile, page: routePath, seek });
  }
  return { diagnostics: log.sorted(), reads: readsSoFar() };
}

/**
 * Tracks reads of the disk and of the environment in this thread, until it ends. The returned function lists them; undefined if others
 * may be missing.
 */
function trackReads(): () => Reads | undefined {
  const reads = new ReadList();
  const patches = new Patches();
  let isComplete = true;
  const onRead = (path: string, kind: ReadKind) => void reads[kind].add(path);
  const onImpure = () => {
    isComplete = false;
  };
  trackDisk(patches, { onRead, onImpure });
  trackResolving(patches, onRead);
  process.env = trackVariables(process.env, (name) => void reads.variables.add(name));
  syncBuiltinESMExports();
  return () => {
    const loaded = Object.values(createRequire(import.meta.url).cache).flatMap((module) => module ?? []);
    if (!isComplete || loaded.some(({ exports }) => types.isModuleNamespaceObject(exports))) return undefined;
    reads.add({ content: loaded.map(({ filename }) => filename) });
    return { ...reads };
  };
}

interface PageExports {
  readonly default: unknown;
  readonly meta: unknown;
}

function routeOf(
  { sourceFile, data, ...planned }: DevelopmentRoute,
  exports: PageExports | undefined,
): Route {
  const { default: component, meta } = exports ?? {};
  const module = { sourceFile, data, component, meta, sources: [], style: "", script: "" };
  return { ...planned, module: module as unknown as PageModule };
}

/** The HTML of a page; empty if it failed. */
const htmlOf = ({ drafts }: Rendered): string =>
  drafts.map(({ meta, html }) => html + JSON.stringify(meta)).join("");

/** Calls back with React's own warnings; the build has already printed the output of the author's code. */
function listen(onWarning: (warning: string) => void): void {
  const isReact = /[\\/]node_modules[\\/]react(-dom)?[\\/]/;
  const intercept = (...args: unknown[]) => {
    const caller = new Error().stack?.split("\n")[2] ?? "";
    if (isReact.test(caller)) onWarning(format(...args).trim());
  };
  Object.assign(globalThis.console, { error: intercept, warn: intercept });
}
