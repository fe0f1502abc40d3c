import { createHook } from "node:async_hooks";
import { createRequire } from "node:module";
import type { ReactNode } from "react";
import type { ComponentFrame, Place } from "../diagnostics/diagnostics.js";
import { UnknownMessage } from "../model/messages/messages.js";
import type { Draft } from "../model/pages/page.js";
import type { Route } from "../model/pages/route.js";
import type { PageMeta } from "../model/project.js";
import { editionOf } from "../model/site/editions.js";
import { shorten } from "../text/shorten.js";
import { ownerStack } from "./owner-stack.js";
import { type PageContext, pageTree, propsOf } from "./page-tree.js";
import { checkReturns, returnsNothing } from "./react-modules.js";
import { renderToStaticMarkup } from "./static-renderer.js";

export interface ThrownWords {
  readonly placeOf: (thrown: unknown) => Place;
  readonly describe: (thrown: unknown) => string;
  /** Parses React's component stack. */
  readonly componentsOf: (componentStack: string) => readonly ComponentFrame[];
}

type RenderedDraft = Pick<Draft, "meta" | "html">;

/** Renders a page. Reports and returns undefined if its `meta` is invalid. Throws what its code throws. */
export function renderDraft(route: Route, context: PageContext): RenderedDraft | undefined {
  const { module, routePath } = route;
  const meta = typeof module.meta === "function" ? module.meta(propsOf(route, context)) : module.meta;
  const problem = flawOf(meta);
  const seek = { kind: "export", name: "meta" } as const;
  const placeOfMeta = { file: module.sourceFile, page: routePath, seek };
  if (problem !== undefined) {
    context.log.add("render/invalid-meta", { reason: problem }, placeOfMeta);
    return undefined;
  }
  checkReturns(module.component);
  const foreign = Object.keys(meta).filter((key) => ofHead.test(key));
  if (foreign.length > 0)
    context.log.add(
      "read/foreign-export",
      { name: `meta.${foreign.join(", meta.")}`, own: "head" },
      placeOfMeta,
    );
  const html = `<!doctype html>${renderToStaticMarkup(pageTree(route, meta, context))}\n`;
  const { title, description } = meta;
  // Other keys, which may contain a whole document, are only passed to cards.
  const isMore = Object.keys(meta).some((key) => key !== "title" && key !== "description");
  const hasCard = isMore && editionOf(route.language, context.editions).site.cards;
  return { meta: hasCard ? meta : { title, description }, html };
}

/** What other frameworks read from an object of this kind. A card may get any other key. */
const ofHead = /^(?:keywords|robots|openGraph|twitter|alternates|canonical|icons|metadataBase|noindex)$/;

function flawOf(meta: PageMeta | undefined): string | undefined {
  if (typeof meta !== "object" || meta === null) return "is not an object";
  for (const key of ["title", "description"] as const) {
    const value: unknown = meta[key];
    if (!value || String(value).trim() === "") return `has no ${key}`;
    if (typeof value !== "string") return `has a ${key} of the type ${typeof value}, not string`;
  }
  return undefined;
}

/** Whether a component is an async function, so that the page always suspends. */
const isAsync = (component: unknown) =>
  Object.prototype.toString.call(component) === "[object AsyncFunction]";

/** Reports an error that a page threw, with the components around it. */
export async function reportThrown(
  thrown: unknown,
  route: Route,
  context: PageContext & ThrownWords,
): Promise<void> {
  const { placeOf, describe, componentsOf, log } = context;
  const place = { file: route.module.sourceFile, ...placeOf(thrown), page: route.routePath };
  const error = describe(thrown);
  if (thrown instanceof UnknownMessage) {
    const { key, near } = thrown;
    return log.add("render/unknown-message", { key, near }, place);
  }
  const { meta, component, data } = route.module;
  const isOfData = /^data\b[\w.?]* is not (?:a function|iterable)/.test(error);
  const given = isOfData ? `; load returned ${shorten(JSON.stringify(data) ?? "nothing", 80)}` : "";
  // A `meta` function runs outside all components.
  const shown = typeof meta === "function" ? { title: "", description: "" } : meta;
  const { stack, owners } = await componentStackOf(pageTree(route, shown, context));
  const components = componentsOf(stack);
  // React throws its own errors outside the author's files, but the element that they are about is in one of them.
  const { stack: _, ...written } = place.line === undefined && owners ? placeOf({ stack: owners }) : {};
  const isOfPage = isAsync(component) || returnsNothing(component);
  const found = {
    ...place,
    ...written,
    ...(isOfPage && { seek: { kind: "export", name: "default" } as const }),
    components,
  };
  if (suspension.test(error)) log.add("render/suspended", {}, found);
  else log.add("render/threw", { error: error + given }, found);
}

/** React's error for a tree that suspends in synchronous rendering; a number in production mode. */
const suspension = /error #426;|suspended while responding to synchronous input/;

const require = createRequire(import.meta.url);

/**
 * The components around the failing part of a tree, innermost first, as React formats them: lines of `at Name
 * (file:line:column)` in the executed code. The static renderer does not report them, so the tree is rendered
 * again by a renderer that does. For a component that waits, it reports the place when it gives up, after
 * everything else is rendered. Empty if it does not fail again. `owners` says, in development mode, where the failing element and
 * those around it were written.
 */
async function componentStackOf(tree: ReactNode): Promise<{ stack: string; owners: string | undefined }> {
  const { prerenderToNodeStream } = require("react-dom/static") as typeof import("react-dom/static");
  let stack = "";
  let owners: string | undefined;
  const onError = (_: unknown, info: { componentStack?: string | null | undefined }) => {
    owners ??= ownerStack();
    stack ||= ownPromises(() => info.componentStack ?? "");
  };
  const giveUp = new AbortController();
  const work = prerenderToNodeStream(tree, { onError, signal: giveUp.signal });
  // It renders in the first microtask from here.
  queueMicrotask(() => giveUp.abort());
  // The failure is known; this only finds its place.
  await work.catch(() => {});
  return { stack, owners };
}

/**
 * Runs work that only calls components to find their place, as React does for a stack. Promises that they create are ignored, since their
 * failures are not errors of the site.
 */
function ownPromises<Result>(work: () => Result): Result {
  const promises: Promise<unknown>[] = [];
  const init = (_: number, type: string, __: number, resource: object) => {
    // A subclass may have side effects when it is awaited.
    if (type === "PROMISE" && Object.getPrototypeOf(resource) === Promise.prototype)
      promises.push(resource as Promise<unknown>);
  };
  const hook = createHook({ init }).enable();
  try {
    return work();
  } finally {
    hook.disable();
    for (const promise of promises) Promise.prototype.then.call(promise, undefined, () => {});
  }
}
