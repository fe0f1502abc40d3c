import type { PageThread } from "../effects/page-thread.js";
import type { Bundle } from "../model/bundle.js";
import type { CodeTraces } from "../model/code-traces.js";
import type { PageAddresses } from "../model/page-addresses.js";
import type { PageModule, Project } from "../model/project.js";
import { plainRoute, type Route } from "../model/route.js";
import { Taking } from "../util/taking.js";
import type { RenderedElsewhere } from "./draft-memory.js";

/** What the thread is told: all that pages are given whose code gives the same wherever it runs. */
export interface RenderTask extends Given {
  /** What images are going to be encoded by, if that was asked for. */
  readonly encoder: string | undefined;
  readonly modules: readonly ThreadModule[];
  /** The pages that it may take, from the last one on. */
  readonly routes: readonly ReturnType<typeof plainRoute>[];
  /** Of the `Taking` of them. */
  readonly memory: SharedArrayBuffer;
}

interface Given extends Pick<Project, "site" | "sites" | "legal" | "collections" | "messages"> {
  readonly bundle: Bundle;
  readonly addresses: PageAddresses;
}

/** A page module without what its code gives. */
export interface ThreadModule extends Pick<PageModule, "sourceFile" | "sources" | "script"> {
  /** What tells its code. */
  readonly code: string;
}

export interface RenderHelp {
  /** Takes one more page, the next from the front; false if all are taken, from there or from the end. Others are never taken. */
  readonly take: (route: Route) => boolean;
  readonly rendered: () => Promise<readonly RenderedElsewhere[]>;
}

/** Asks for somebody who renders pages from the last one on, when so many are done; undefined if that is not worth it yet. */
export type AskRenderHelp = (
  routes: readonly Route[],
  made: { readonly done: number; readonly encoder: string | undefined },
) => RenderHelp | undefined;

/** Whoever renders routes one after the other asks before each whether it is still to be rendered here. */
export function shareRoutes(
  routes: readonly Route[],
  { askHelp, mayRender }: { askHelp?: AskRenderHelp | undefined; mayRender?: (() => boolean) | undefined },
) {
  let help: RenderHelp | undefined;
  let areTaken = false;
  let isOver = false;
  return {
    mayRender: (route: Route, done: number, encoder: string | undefined): boolean => {
      if (isOver) return true;
      help ??= askHelp?.(routes, { done, encoder });
      areTaken = help ? !help.take(route) : mayRender?.() === false;
      return !areTaken;
    },
    areTaken: () => areTaken,
    /** What was rendered elsewhere, by the routes' addresses, once nothing more is to be taken; all else is to be rendered here. */
    rendered: async (): Promise<ReadonlyMap<string, RenderedElsewhere>> => {
      if (!help || !areTaken || isOver) return new Map();
      isOver = true;
      return new Map((await help.rendered()).map((one) => [one.routePath, one]));
    },
  };
}

/** What is handed over is there twice, in either direction. In characters and bytes. */
export const mostHandedOver = 32_000_000;

/**
 * Has the thread of a build render pages, if so many are left that this pays. Their code gives the same wherever and whenever it runs,
 * or its traces would not be known: it asks no disk, clock or environment, prints nothing, and remembers nothing.
 */
export function renderHelpFrom(pageThread: PageThread, given: Given, traces: CodeTraces): AskRenderHelp {
  const { collections, legal } = given;
  const mayBeTaken = (route: Route) => !route.version && traces.of(route.module) !== undefined;
  return (all, { done, encoder }) => {
    const { thread, isMuchLeft } = pageThread;
    if (!thread || !isMuchLeft) return undefined;
    const routes = all.slice(done).filter(mayBeTaken);
    if (routes.length === 0 || !canBeTold()) return undefined;
    const modules = [...new Set(routes.map(({ module }) => module))].map(
      (module): ThreadModule => ({
        ...{ sourceFile: module.sourceFile, sources: module.sources, script: module.script },
        code: traces.of(module) ?? "",
      }),
    );
    const { takeOne, memory } = Taking.begin(routes.length);
    const task: RenderTask = { ...given, encoder, modules, routes: routes.map(plainRoute), memory };
    // What the thread fails at is done here, and what is thrown then is told.
    const rendered = thread.ask<readonly RenderedElsewhere[]>("render", task).catch(() => []);
    return {
      take: (route) => !mayBeTaken(route) || takeOne(),
      rendered: async () => await rendered,
    };
  };

  function canBeTold(): boolean {
    const documents = [...legal, ...Object.values(collections).flat()];
    return documents.reduce((sum, { html }) => sum + html.length, 0) <= mostHandedOver;
  }
}
