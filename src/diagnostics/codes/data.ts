import { error } from "./entry.js";
import { thrownAdvice } from "./thrown-advice.js";

export const dataCodes = {
  "data/invalid-load": error("load {reason}", ({ reason }) =>
    /, instead of |valid keys: /.test(reason)
      ? undefined
      : "write export async function load() { … }, or export const load = defineLoad({ … })",
  ),
  "data/same-key": error(
    '{other} loads something else under the key "{key}"',
    "give one of the two another key, or export the same load from both pages",
  ),
  "data/failed": error<{ error: string; needs: string; cached: string | undefined }>()({
    message: ({ error, needs }) => `the data of ${needs} could not be loaded: ${error}`,
    hint: ({ error, cached }) =>
      // Cached data does not mend the code.
      /\(reading '/.test(error)
        ? `load gets { site, legal, collections, signal }, once for all pages of the file; ${thrownAdvice(error)}`
        : cached === undefined
          ? (thrownAdvice(error) ?? "fix load, or check the URL that it requests")
          : `pass --offline to build with the data that was loaded on ${cached}`,
    about: "The page's `load` threw an error, or took more than a minute.",
  }),
  "data/not-json": error("load returned {problem}, which is not JSON", ({ problem }) =>
    problem === "a Response"
      ? "return await response.json()"
      : problem === "nothing"
        ? "write return before the value that load fetched"
        : "return text, finite numbers, true, false, null, and lists and plain objects of these",
  ),
  "data/schema": error<{ path: string; message: string; needs: string; more: string | undefined }>()({
    message: ({ path, message, needs, more }) =>
      `the data of ${needs} does not match its schema: ${path === "" ? "" : `${path}: `}${message}${more === undefined ? "" : ` (and ${more} more)`}`,
    hint: () => "correct the schema, or what load returns",
  }),
  "data/entries": error(
    "load of the collection {collection} returned {reason}",
    'return a list such as [{ slug: "sync", title: "Sync", text: "Markdown" }]',
  ),
  "data/offline": error(
    'nothing is cached for {needs} under the key "{key}"',
    "build once without --offline",
  ),
};
