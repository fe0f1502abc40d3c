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
    stack ||= info.componentStack ?? "";
  };
  const giveUp = new AbortController();
  const work = prerenderToNodeStream(tree, { onError, signal: giveUp.signal });
  // It renders in the first microtask from here.
  queueMicrotask(() => giveUp.abort());
  // What failed is known; only where it stands is asked here.
  await work.catch(() => {});
  return stack;
}
