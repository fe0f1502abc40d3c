/** A path, after what was asked of it: whether there is such a file, or its content too. */
export type FileQuestion = `?${string}` | `=${string}`;

/**
 * What was asked of the page itself that another style may answer otherwise: what is known of that by its text, whether the page's
 * policy allows it, whether the page has no more than so many bytes, or what only the page as it is can answer.
 */
export type OwnQuestion =
  | `~contrast ${string}`
  | "~sides"
  | "~addresses"
  | "~allowed"
  | `~within ${number}`
  | "~all";

/** What rules ask while they look at a page. */
export type Question = FileQuestion | OwnQuestion;
