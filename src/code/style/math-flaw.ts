import type { Grammar } from "./grammar.js";

/** What to write in place of arithmetic that browsers ignore: css-tree accepts anything there. */
export function findMathFlaw(syntax: string, value: string, grammar: Grammar): string | undefined {
  for (const { 0: whole, 1: name = "", 2: inner = "" } of value.matchAll(innermost)) {
    const parts = inner.split(",");
    if (name === "clamp" && parts.length !== 3 && !inner.includes("var("))
      return `clamp has three values, the least, the usual and the most; ${whole} has ${parts.length}`;
    if (
      /^(?:min|max)$/.test(name) &&
      parts.length === 1 &&
      /^\s*[\d.]+[a-z%]+\s+[\d.]+[a-z%]+\s*$/i.test(inner)
    )
      return `a comma is missing: ${name}(${inner.trim().replace(/\s+/, ", ")})`;
    for (const part of parts) {
      const sum = part.trim();
      const [, bad] = /[\d.](?:[a-z]+|%)?\s+([-+])(?=[\d.])/i.exec(sum) ?? [];
      if (bad !== undefined)
        return `write a space after the ${bad}: ${part.replace(/([-+])(?=[\d.])/, "$1 ")}`;
      // A product may have a unit.
      const terms = /[*/]/.test(sum) ? [] : sum.split(/\s[-+]\s/);
      const bare = terms.find((term) => /^[\d.]+$/.test(term));
      const hasUnit = terms.some(
        (term) =>
          /^[-+]?[\d.]+(?:[a-z]+|%)$/i.test(term) &&
          !(term.endsWith("%") && grammar.match(syntax, "0.5") === undefined),
      );
      if (bare !== undefined && hasUnit)
        return `a unit is missing: ${name}(${sum.replace(new RegExp(`(?<![\\w.])${bare}(?![\\w.%])`), `${bare}px`)})`;
    }
  }
  return undefined;
}

/** A function of arithmetic without another one in it. */
const innermost = /\b(calc|min|max|clamp)\(((?:[^()]|var\([^()]*\))*)\)/gi;
