import { nearest } from "../../text/nearest.js";

/** An object that throws if code reads a key that it does not have: `undefined` would show nothing on a page. */
const withKnownKeys = <Value extends object>(object: Value, what: string, advice: string): Value =>
  new Proxy(object, {
    get(target, key, receiver) {
      // JavaScript and React ask every object for some keys.
      const isKnown =
        key in target || typeof key !== "string" || /^(?:then|toJSON|\$\$typeof|@@.*)$/.test(key);
      if (isKnown) return Reflect.get(target, key, receiver);
      const near = nearest(key, Object.keys(target));
      const hint = near === undefined ? advice : `did you mean ${near}?`;
      throw new Error(`there is no ${what} ${JSON.stringify(key)}: ${hint}`);
    },
  });

/** The prototype of documents: code that asks for their text by the name of another tool would show nothing. */
export const withoutBody = Object.defineProperties(
  {},
  Object.fromEntries(
    ["body", "content", "frontmatter"].map((name) => [
      name,
      {
        get() {
          throw new Error(
            `a document has no ${name}: show its text with <ContentText document={…} />, and read your own front matter keys from .data`,
          );
        },
      },
    ]),
  ),
);

export const withKnownCollections = <Lists extends object>(collections: Lists): Lists =>
  withKnownKeys(collections, "collection", "name it in collections of site.config.ts");

/** Facts whose keys are all known, at each depth. */
export function withKnownFacts<Facts>(facts: Facts): Facts {
  if (typeof facts !== "object" || facts === null || Array.isArray(facts)) return facts;
  const known = Object.entries(facts).map(([key, value]: [string, unknown]) => [key, withKnownFacts(value)]);
  return withKnownKeys(
    Object.fromEntries(known),
    "fact",
    'add it to facts in site.config.ts, as "" if it may be empty',
  );
}
