import { parse } from "@babel/parser";

export const parseModule = (code, plugins = []) => parse(code, { sourceType: "module", plugins }).program;

/** Removes some nodes from code, with the commas after them. */
export function cutNodes(code, nodes) {
  let rest = code;
  for (const { start, end } of nodes.toSorted((one, other) => other.start - one.start))
    rest = rest.slice(0, start) + rest.slice(rest[end] === "," ? end + 1 : end);
  return rest;
}

export function listNodes(value, found = []) {
  if (Array.isArray(value)) for (const one of value) listNodes(one, found);
  else if (typeof value?.type === "string") {
    found.push(value);
    for (const [key, inner] of Object.entries(value)) if (key !== "loc") listNodes(inner, found);
  }
  return found;
}
