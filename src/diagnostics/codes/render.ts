import { error, warning } from "./entry.js";
import { thrownAdvice } from "./thrown-advice.js";

export const renderCodes = {
  "render/threw": error("the page threw an error while rendering: {error}", ({ error }) =>
    thrownAdvice(error),
  ),
  "render/suspended": error(
    "a component of the page is async or waits for a promise, which static pages cannot do",
    "fetch in export async function load(); the page gets the result as the prop data: see docs/data.md",
    { about: "This is an error inside `<Suspense>` too." },
  ),
  "render/dead-code": warning(
    "pages are plain HTML, and React does not run in the browser, so this has no effect: {what}",
    "write a menu as <details>; move other browser code into a .client.ts file",
    {
      joined: ["what"],
      about:
        "Handlers such as `onClick` are not in the HTML, state keeps its initial value, and effects never run.",
    },
  ),
  "render/invalid-meta": error(
    "the page's meta {reason}",
    'it must be { title: "…", description: "…" }, or a function that returns that',
  ),
};
