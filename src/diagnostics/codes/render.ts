import { entry } from "./entry.js";
import { thrownAdvice } from "./thrown-advice.js";

export const renderCodes = {
  "render/threw": entry<{ error: string }>()({
    severity: "error",
    message: ({ error }) => `the page threw while it was rendered: ${error}`,
    hint: ({ error }) => thrownAdvice(error),
    about: "A component threw an error. The place is where the error was thrown, mapped to the source.",
  }),
  "render/suspended": entry()({
    severity: "error",
    message: () => "a component of the page is async or waits for a promise; a page is rendered at once",
    hint: () =>
      "fetch the data in a script before the build, write it to a JSON file and import that: see “Data from an API” in docs/recipes.md",
    about:
      "A component was async, rendered a promise, used `use(promise)` or a lazy component. Each page is rendered once, at build time, at once. A `<Suspense>` boundary never shows its fallback: what suspends or throws inside it fails the page rather than publishing the fallback.",
  }),
  "render/dead-code": entry<{ what: string }>()({
    severity: "warning",
    message: ({ what }) => `${what} does nothing: a page is HTML, and no React runs in the browser`,
    hint: () => "write what happens in the browser into a .client.ts file",
    about:
      "Handlers such as `onClick` are not in the HTML, state keeps its first value, and effects never run. Only what stands in the site's own files is told.",
  }),
  "render/invalid-meta": entry<{ reason: string }>()({
    severity: "error",
    message: ({ reason }) => `the page's meta ${reason}`,
    hint: () => 'it must be { title: "…", description: "…" }, or a function that returns that',
    about: "Each page has a title and a description, both texts that are not empty.",
  }),
};
