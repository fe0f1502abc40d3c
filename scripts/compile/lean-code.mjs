import { parse } from "@babel/parser";

export const parseModule = (code, plugins = []) => parse(code, { sourceType: "module", plugins }).program;

/** Removes some nodes from code, with the commas after them. */
export function cutNodes(code, nodes) {
  let rest = code;
  for (const { start, end } of nodes.toSorted((one, other) => other.start - one.start))
    rest = rest.slice(0, start) + rest.slice(rest[end] === "," ? end + 1 : end);
  return rest;
}

/**
 * The names of a module's methods that can be shortened: methods that only its own code calls by name. A name that also appears as a
 * string or as a key of data may be used in another way, and the language itself calls short ones such as `next`.
 */
export function listOwnMethods(code) {
  const program = parseModule(code);
  const texts = new Set(
    listNodes(program).flatMap(({ type, value, key }) =>
      type === "StringLiteral"
        ? [value]
        : type === "TemplateElement"
          ? [value.cooked]
          : type === "ObjectProperty"
            ? [key.name]
            : [],
    ),
  );
  const builtin = Object.getOwnPropertyNames(globalThis)
    .flatMap((name) => [globalThis[name], globalThis[name]?.prototype])
    .flatMap((one) => (one instanceof Object ? Object.getOwnPropertyNames(one) : []));
  const others = new Set([...texts, ...builtin]);
  const names = listNodes(program).flatMap(({ type, key, computed }) =>
    type === "ClassMethod" && !computed && key.name ? [key.name] : [],
  );
  return [...new Set(names)].filter((name) => name.length > 7 && !others.has(name)).sort();
}

export function listNodes(value, found = []) {
  if (Array.isArray(value)) for (const one of value) listNodes(one, found);
  else if (typeof value?.type === "string") {
    found.push(value);
    for (const [key, inner] of Object.entries(value)) if (key !== "loc") listNodes(inner, found);
  }
  return found;
}

/** Short replacements for names, always the same. */
export const shortNames = (names) => names.map((name, index) => [name, `_${index.toString(36)}`]);

/** Renames properties in code, wherever they are. `pairs` are old and new names. */
export async function renameProperties({ esbuild }, code, pairs) {
  if (pairs.length === 0) return code;
  const mangleProps = new RegExp(`^(${pairs.map(([name]) => name.replaceAll("$", "\\$")).join("|")})$`);
  return (await esbuild.transform(code, { mangleProps, mangleCache: Object.fromEntries(pairs) })).code;
}
