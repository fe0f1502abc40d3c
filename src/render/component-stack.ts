import { createHook } from "node:async_hooks";
import { createRequire } from "node:module";
import type { ReactNode } from "react";

const require = createRequire(import.meta.url);

/**
 * The components around the failing part of a tree, innermost first, as React formats them: lines of `at Name
 * (file:line:column)` in the executed code. The static renderer does not report them, so the tree is rendered
 * again by a renderer that does. For a component that waits, it reports the place when it gives up, after
 * everything else is rendered. Empty if it does not fail again.
 */
export async function componentStackOf(tree: ReactNode): Promise<string> {
  const { prerenderToNodeStream } = require("react-dom/static") as typeof import("react-dom/static");
  let stack = "";
  const onError = (_: unknown, info: { componentStack?: string | null | undefined }) => {
    stack ||= ownPromises(() => info.componentStack ?? "");
  };
  const giveUp = new AbortController();
  const work = prerenderToNodeStream(tree, { onError, signal: giveUp.signal });
  // It renders in the first microtask from here.
  queueMicrotask(() => giveUp.abort());
  // The failure is known; this only finds its place.
  await work.catch(() => {});
  return stack;
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
