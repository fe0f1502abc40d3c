import type { Diagnostic } from "../diagnostics/diagnostics.js";
import type { BuildEffects } from "../effects/effects.js";
import type { ReadStamps, Reads } from "../effects/reads.js";
import type { ResultStore } from "../effects/result-store.js";
import type { StartThread } from "../effects/thread.js";
import type { PageAddresses } from "../model/addresses/page-addresses.js";
import type { Bundle } from "../model/code/bundle.js";
import type { CheckedTree } from "../model/pages/checked-tree.js";
import type { Route } from "../model/pages/route.js";
import type { Project } from "../model/project.js";

/**
 * The input for rendering in React's development mode. Plain data, because it is passed to another thread.
 */
export interface DevelopmentTask
  extends Pick<Project, "root" | "site" | "sites" | "messages" | "legal" | "collections"> {
  readonly bundle: Bundle;
  readonly addresses: PageAddresses;
  readonly routes: readonly DevelopmentRoute[];
}

export interface DevelopmentResult {
  readonly diagnostics: readonly Diagnostic[];
  /**
   * Its dependencies in addition to the task. Undefined if unknown: ES modules do not reveal their imports,
   * and some functions of Node read more than their arguments.
   */
  readonly reads: Reads | undefined;
}

export interface DevelopmentRoute extends Omit<Route, "module"> {
  readonly sourceFile: string;
  /** The result of its `load`. */
  readonly data?: unknown;
}

/**
 * Renders pages in a thread, because React takes its mode from `NODE_ENV` when it is first loaded. Returns React's warnings, and full
 * messages for errors of pages. Throws the thread's errors.
 */
export async function renderInDevelopment(
  task: DevelopmentTask,
  startThread: StartThread,
): Promise<DevelopmentResult> {
  const env = { NODE_ENV: "development" };
  const thread = startThread<DevelopmentResult>("development-worker", { env, silent: true });
  try {
    return await new Promise<DevelopmentResult>((resolve, reject) => {
      thread.listen(resolve, reject);
      thread.send(task);
    });
  } finally {
    await thread.end();
  }
}

/**
 * Replaces React's own errors of pages with those of development mode, which have full messages, and the place of the element: in
 * production mode, some are a number and a URL, and none has a place. The pages are rendered again for that.
 */
export async function explainThrown(
  diagnostics: readonly Diagnostic[],
  taskOf: () => DevelopmentTask,
  startThread: StartThread,
): Promise<readonly Diagnostic[]> {
  const isOfReact = ({ code, args, place: { line, seek } }: Diagnostic) =>
    code === "render/threw" &&
    (args.error?.includes("Minified React error") === true || (line === undefined && !seek));
  const pages = new Set(diagnostics.filter(isOfReact).map(({ place }) => place.page));
  if (pages.size === 0) return diagnostics;
  const task = taskOf();
  const routes = task.routes.filter(({ routePath }) => pages.has(routePath));
  const { diagnostics: explained } = await renderInDevelopment({ ...task, routes }, startThread);
  return diagnostics.map((diagnostic) => {
    if (!isOfReact(diagnostic)) return diagnostic;
    const same = explained.find(
      ({ code, place }) => code === "render/threw" && place.page === diagnostic.place.page,
    );
    return same ? { ...same, place: { ...diagnostic.place, ...same.place } } : diagnostic;
  });
}

interface CheckContext extends Pick<BuildEffects, "startThread" | "development"> {
  readonly store: Pick<ResultStore, "get" | "set">;
}

/**
 * Returns React's warnings about pages, which takes longer than a build. They depend on the pages' code, on the packages that it loads, and
 * on the files and the environment that both read: a cached result is valid while all of those are unchanged.
 */
export async function checkInDevelopment(
  task: DevelopmentTask,
  pages: CheckedTree["pages"],
  { store, startThread, development: { packageStamps, stampReads, areUnchanged } }: CheckContext,
): Promise<DevelopmentResult> {
  const { bundle, root, sites, ...rest } = task;
  const settings = JSON.stringify({ ...rest, sites: [...sites], locks: packageStamps(root) });
  const key = { kind: "react", key: [bundle.code, settings, ...pages.map(({ html }) => html)] } as const;
  const cached = store.get<{ result: DevelopmentResult; stamps: ReadStamps }>(key);
  if (cached && areUnchanged(cached.stamps)) return cached.result;
  const { diagnostics, reads } = await renderInDevelopment(task, startThread);
  // The build has reported what the pages threw.
  const isWarning = (code: string) => code === "check/react-warning" || code === "check/changing-page";
  const result = { diagnostics: diagnostics.filter(({ code }) => isWarning(code)), reads };
  if (reads) store.set(key, { result, stamps: stampReads(reads) });
  return result;
}
