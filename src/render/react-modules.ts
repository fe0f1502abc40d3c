import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/**
 * React as page code gets it: the copy that renders the pages, since hooks and contexts
 * work within one copy only.
 *
 * A static page cannot show a fallback and fill it in later, and React's static renderer
 * would put the fallback out in silence, for an error too. So a boundary is transparent:
 * what suspends or throws inside it fails the page.
 */
export function reactModules(): Record<string, () => unknown> {
  Object.assign(require("react") as object, { Suspense: TransparentSuspense });
  const names = ["react", "react/jsx-runtime", "react/jsx-dev-runtime", "react-dom"];
  return Object.fromEntries(names.map((name) => [name, () => require(name) as unknown]));
}

function TransparentSuspense({ children }: { children?: unknown }): unknown {
  return children ?? null;
}
