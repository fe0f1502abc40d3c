import { entry } from "./entry.js";
import { thrownAdvice } from "./thrown-advice.js";

export const renderCodes = {
  "render/threw": entry<{ error: string }>()({
    severity: "error",
    message: ({ error }) => `the page threw an error while rendering: ${error}`,
    hint: ({ error }) => thrownAdvice(error),
    about: "A component threw an error, at the place shown in your source.",
  }),
  "render/suspended": entry()({
    severity: "error",
    message: () => "a component of the page is async or waits for a promise; a page is rendered at once",
    hint: () =>
      "fetch in export async function load() of the page, which gets the result as the prop data: see docs/data.md",
    about:
      "A component is async, renders a promise, or uses `use(promise)` or a lazy component. Pages are rendered synchronously at build time. A `<Suspense>` boundary never shows its fallback: anything that suspends or throws inside it fails the page.",
  }),
  "render/dead-code": entry<{ what: string }>()({
    severity: "warning",
    message: ({ what }) =>
      `${what} has no effect: pages are plain HTML, and React does not run in the browser`,
    hint: () => "move browser code into a .client.ts file",
    about:
      "Handlers such as `onClick` are not in the HTML, state keeps its initial value, and effects never run. Only the site's own files are checked.",
  }),
  "render/invalid-meta": entry<{ reason: string }>()({
    severity: "error",
    message: ({ reason }) => `the page's meta ${reason}`,
    hint: () => 'it must be { title: "…", description: "…" }, or a function that returns that',
    about: "Every page needs a title and a description, both non-empty.",
  }),
};
