import { listFamilies } from "./style-facts.js";

/** The end of a selector that `parsePageText` can find: an element's name, classes, ids. */
const plain = /^(?=.)(?:[a-z][a-z0-9-]*)?(?:[.#][\w-]+)*$/i;
/** Selectors whose font applies to the whole page. */
const fullPage = /^(?:html|body)?$/i;

/**
 * Where a page's minified CSS uses a font family, as simple selectors: at least there, possibly in more
 * places. Undefined if that may be anywhere or is unknown.
 *
 * @param family In lower case.
 */
export function listFontPlaces(style: string, family: string): readonly string[] | undefined {
  // A brace in a string would look like the end of a rule.
  if ([...style.matchAll(strings)].some(([text]) => /[{}]/.test(text))) return undefined;
  const rules = [...style.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .map(([, selector = "", body = ""]) => ({ selector: selector.trim(), body }))
    .filter(({ selector }) => !selector.startsWith("@"));
  const names = new Set(rules.flatMap(({ body }) => propertiesNaming(body, family)));
  const sets = rules.filter(({ body }) =>
    setsFont(body, (value) => listFamilies(`{font-family:${value}}`).has(family) || usesOneOf(value, names)),
  );
  // A property that uses another one may name the family anywhere.
  if (
    rules.some(({ body }) => [...body.matchAll(custom)].some(([, , value = ""]) => usesOneOf(value, names)))
  )
    return undefined;
  const places = sets.flatMap(({ selector }) => selector.split(",").map(endOf));
  return places.every((place): place is string => place !== undefined) ? [...new Set(places)] : undefined;
}

const strings = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;
const custom = /(--[\w-]+):([^;]*)/g;

const propertiesNaming = (body: string, family: string) =>
  [...body.matchAll(custom)].flatMap(([, name = "", value = ""]) =>
    listFamilies(`{font-family:${value}}`).has(family) ? [name] : [],
  );

const usesOneOf = (value: string, names: ReadonlySet<string>) =>
  [...value.matchAll(/var\(\s*(--[\w-]+)/g)].some(([, name = ""]) => names.has(name));

const setsFont = (body: string, names: (value: string) => boolean) =>
  [...body.matchAll(/(?:^|;)font(?:-family)?:([^;]*)/gi)].some(([, value = ""]) => names(value));

/** The last part of a selector without its states; undefined if it cannot be matched by name, or is the whole page. */
function endOf(selector: string): string | undefined {
  if (/[()\\]/.test(selector)) return undefined;
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? "";
  const end = last.replace(/\[[^\]]*\]/g, "").replace(/::?[\w-]+/g, "");
  return plain.test(end) && !fullPage.test(end) ? end : undefined;
}
