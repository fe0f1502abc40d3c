/**
 * Matches every text but one. The bundler knows no lookahead, and asks nothing of what a filter does not match: a question is a
 * way to another process and back.
 */
export function otherThan(text: string): RegExp {
  const escaped = [...text].map((character) => character.replace(/[^\w]/, "\\$&"));
  const unlike = escaped.map((character, at) => `${escaped.slice(0, at).join("")}(?:[^${character}]|$)`);
  return new RegExp(`^(?:${[...unlike, `${escaped.join("")}.`].join("|")})`);
}

/** What most of a site's files import is never on the disk: the bundler leaves it to whoever runs the code. */
export const otherThanJsx: RegExp = otherThan("react/jsx-runtime");
