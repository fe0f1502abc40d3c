import { createRequire } from "node:module";
import { join } from "node:path";
import * as react from "react";
import type { renderToStaticMarkup as Render } from "react-dom/server";

const require = createRequire(import.meta.url);

const { version } = react;
// React's mode decides: production mode has no owner stacks.
const mode = typeof react.captureOwnerStack === "function" ? "development" : "production";

export const renderToStaticMarkup = loadRenderer();

/**
 * `react-dom/server` also loads the streaming renderer, which takes as long again. The static renderer's file is part of React but not of
 * its public exports, so there is a fallback.
 */
function loadRenderer(): typeof Render {
  const file = `react-dom/cjs/react-dom-server-legacy.node.${mode}.js`;
  for (const folder of require.resolve.paths("react-dom") ?? []) {
    try {
      const own = require(join(folder, file)) as { version: string; renderToStaticMarkup: typeof Render };
      if (own.version === version) return own.renderToStaticMarkup;
    } catch {
      // This version of React has no such file.
    }
  }
  return (require("react-dom/server") as { renderToStaticMarkup: typeof Render }).renderToStaticMarkup;
}
