import { createRequire } from "node:module";
import { join } from "node:path";
import type { ReactElement } from "react";
import * as react from "react";
import type { renderToStaticMarkup as Render } from "react-dom/server";
import { once } from "../core/once.js";
import { PlainHooks } from "./plain/plain-hooks.js";
import { type HooksPlace, renderPlain } from "./plain/render-plain.js";

const require = createRequire(import.meta.url);

const { version } = react;
// Of the mode that React is loaded in: production mode knows no owner stacks.
const mode = typeof react.captureOwnerStack === "function" ? "development" : "production";

/** What React shares with its renderers, and with nobody else: another version may have it otherwise. */
interface ReactInternals {
  readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE?: HooksPlace;
}

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  react as unknown as ReactInternals;
const isKnown = mode === "production" && /^19\.3\./.test(version);

/** Where React keeps its hooks, if it is one whose HTML `renderPlain` is known to make. */
const place = isKnown ? internals : undefined;

/** A plain tree as React's static renderer would render it, sooner; undefined if it is not plain. Throws what its code throws. */
export const renderPlainTree = (tree: unknown): string | undefined => place && renderPlain(tree, place);

/** Ends the rendering of a plain tree by code that only React itself runs; does nothing if there is none. */
export function leavePlainTree(what: string): void {
  if (place?.H instanceof PlainHooks) place.H.leave(what);
}

/** React's static renderer, which is loaded when it is first needed. */
export const renderByReact = (tree: ReactElement): string => reactRenderer()(tree);

/** As React's static renderer renders an element whose code may run twice. */
export const renderToStaticMarkup = (tree: ReactElement): string =>
  renderPlainTree(tree) ?? renderByReact(tree);

/**
 * `react-dom/server` also loads the streaming renderer, which takes as long again; the file of the static one alone is React's
 * own, but not part of its public names, so there is a way back.
 */
const reactRenderer = once((): typeof Render => {
  const file = `react-dom/cjs/react-dom-server-legacy.node.${mode}.js`;
  for (const folder of require.resolve.paths("react-dom") ?? []) {
    try {
      const own = require(join(folder, file)) as { version: string; renderToStaticMarkup: typeof Render };
      if (own.version === version) return own.renderToStaticMarkup;
    } catch {
      // It is not there.
    }
  }
  return require("react-dom/server").renderToStaticMarkup;
});
