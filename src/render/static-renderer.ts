import { createRequire } from "node:module";
import { join } from "node:path";
import { captureOwnerStack, version } from "react";
import type { renderToStaticMarkup as Render } from "react-dom/server";

const require = createRequire(import.meta.url);

/**
 * React's static renderer. `react-dom/server` also loads the streaming one, which takes as long again;
 * the file of the static one alone is React's own, but not part of its public names, so there is a way back.
 */
export const renderToStaticMarkup: typeof Render = loadStaticRenderer();

function loadStaticRenderer(): typeof Render {
  // Of the mode that React is loaded in: production mode knows no owner stacks.
  const mode = typeof captureOwnerStack === "function" ? "development" : "production";
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
}
