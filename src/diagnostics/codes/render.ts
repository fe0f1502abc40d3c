import { error, warning } from "./entry.js";
import { thrownAdvice } from "./thrown-advice.js";

export const renderCodes = {
  "render/threw": error<{ error: string }>()({
    message: ({ error }) => `the page threw an error while rendering: ${error}`,
    hint: ({ error }) => thrownAdvice(error),
  }),
  "render/suspended": error()({
    message: () => "a component of the page is async or waits for a promise, which static pages cannot do",
    hint: () =>
      "fetch in export async function load(); the page gets the result as the prop data: see docs/data.md",
    about: "This is an error inside `<Suspense>` too.",
  }),
  "render/dead-code": warning<{ what: string }>()({
    joined: ["what"],
    message: ({ what }) =>
      `pages are plain HTML, and React does not run in the browser, so this has no effect: ${what}`,
    hint: () => "write a menu as <details>; move other browser code into a .client.ts file",
    about:
      "Handlers such as `onClick` are not in the HTML, state keeps its initial value, and effects never run.",
  }),
  "render/invalid-meta": error<{ reason: string }>()({
    message: ({ reason }) => `the page's meta ${reason}`,
    hint: () => 'it must be { title: "…", description: "…" }, or a function that returns that',
  }),
};
