import { createHook } from "node:async_hooks";
import { createRequire } from "node:module";
import type { ReactNode } from "react";

const require = createRequire(import.meta.url);

/**
 * The components around the place where a tree fails, innermost first, as React words them: lines of
 * `at Name (file:line:column)` in the code that ran. The static renderer does not tell them, so the tree
 * is rendered once more by the one that does. Of what waits it tells where that is when it is given up, as soon as all that
 * need not wait is rendered. Empty if it does not fail again.
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
  // What failed is known; only where it stands is asked here.
  await work.catch(() => {});
  return stack;
}

/**
 * What some work gives that calls components only to see where they are written, as React does for a stack: nobody waits for what
 * they promise then, and what comes of that is no error of the site.
 */
function ownPromises<Result>(work: () => Result): Result {
  const promises: Promise<unknown>[] = [];
  const init = (_: number, type: string, __: number, resource: object) => {
    // One of a kind of its own may do something when it is waited for.
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
