import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { captureOwnerStack } from "react";
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
  try {
    const folder = dirname(require.resolve("react-dom/package.json"));
    return require(join(folder, `cjs/react-dom-server-legacy.node.${mode}.js`)).renderToStaticMarkup;
  } catch {
    return require("react-dom/server").renderToStaticMarkup;
  }
}
