import { nearest } from "../../text/nearest.js";
import { type Declaration, isDeclaration, type Prelude, type StylePart } from "../../text/walk-style.js";
import { findConditionFlaws } from "./condition-flaws.js";
import { findValueFlaw } from "./find-value-flaw.js";
import { Grammar } from "./grammar.js";
import { findMathFlaw } from "./math-flaw.js";

/** Something that browsers ignore, with what to write. */
export interface StyleFlaw {
  readonly text: string;
  readonly advice: string;
  /** Its offset in the part. */
  readonly index: number;
  readonly length: number;
}

/** Makes a function that finds what browsers ignore in a part of a style sheet; it prepares only the syntax of CSS that it needs. */
export function styleFlawFinder(): (part: StylePart) => StyleFlaw[] {
  const grammar = new Grammar();
  return (part) => {
    if (!isDeclaration(part)) return findPreludeFlaws(part, grammar);
    const { property, value, at, valueAt, outer } = part;
    const missing = withoutSemicolon(part);
    if (missing) return [missing];
    const ofName = adviceForName(property, grammar);
    const text = `"${property}" is not a known CSS property`;
    if (ofName !== undefined) return [{ text, advice: ofName, index: 0, length: property.length }];
    const atRule = /^@([\w-]+)/.exec(outer?.prelude ?? "")?.[1];
    const syntax = value === "" ? undefined : grammar.syntaxOf(property, atRule);
    const ofValue = () =>
      syntax && (findMathFlaw(syntax, value, grammar) ?? findValueFlaw(syntax, value, grammar));
    const advice = adviceForMark(value) ?? adviceForAreas(property, value) ?? ofValue();
    return advice
      ? [{ text: `browsers ignore ${property}: ${value}`, advice, index: valueAt - at, length: value.length }]
      : [];
  };
}

/** What to write in place of a misspelt `!important`, or of the name of a custom property without its hyphens. */
function adviceForMark(value: string): string | undefined {
  const [, mark] = /!\s*([a-z]+)$/i.exec(value) ?? [];
  if (mark !== undefined) return nearest(mark, ["important"]) && "did you mean !important?";
  const [, bare] = /\bvar\(\s*([a-z][\w-]*)/.exec(value) ?? [];
  return bare && `write two hyphens before the name: var(--${bare})`;
}

/** What to write in place of rows of areas that have different numbers of columns. */
function adviceForAreas(property: string, value: string): string | undefined {
  if (!/^grid(?:-template(?:-areas)?)?$/.test(property)) return undefined;
  const rows = value.match(/"[^"]*"|'[^']*'/g)?.map((row) => row.slice(1, -1).trim().split(/\s+/).length);
  return new Set(rows).size > 1
    ? "give each row as many names as the others: repeat the name of an area, or write . for an empty cell"
    : undefined;
}

/** A declaration whose value has another one on its next line. */
function withoutSemicolon({ property, value, at, valueAt }: Declaration): StyleFlaw | undefined {
  const plain = value.replace(/\([^()]*\)|"[^"]*"|'[^']*'/g, "");
  const [first = "", next] = plain.split(/\n\s*((?!progid)-{0,2}[a-z][a-z-]*)\s*:/i);
  if (next === undefined || first.includes("(")) return undefined;
  return {
    text: `a semicolon is missing after ${property}: ${first.trim()}`,
    advice: `browsers ignore this line and the next, ${next}`,
    index: valueAt - at,
    length: Math.max(1, value.indexOf("\n")),
  };
}

/** What to write in place of a property that does not exist; a custom property's name is the author's. */
function adviceForName(property: string, { properties }: Grammar): string | undefined {
  if (!/^[a-z][a-z-]+$/.test(property) || properties.includes(property)) return undefined;
  const american = property.replace("colour", "color");
  const instead = commonMistakes.get(american) ?? (american === property ? undefined : american);
  if (instead !== undefined) return `write ${instead}`;
  if (property.length < 4) return undefined;
  // The bundler has the same words, and a finding is shown once.
  const near = nearest(property, properties, 1);
  return near && `did you mean "${near}"?`;
}

/** Properties that people expect, too far from the real ones to be found by their letters. */
const commonMistakes: ReadonlyMap<string, string> = new Map([
  ...["text-color", "font-color", "foreground"].map((name) => [name, "color"] as const),
  ...["bg-color", "bg"].map((name) => [name, "background-color"] as const),
  ["align", "text-align"],
  ["text-alignment", "text-align"],
  ["vertical-alignment", "vertical-align"],
  ["text-size", "font-size"],
  ["text-weight", "font-weight"],
  ["font-bold", "font-weight: bold"],
  ["line-spacing", "line-height"],
  ["corner-radius", "border-radius"],
  ["shadow", "box-shadow"],
  ["margin-x", "margin-inline"],
  ["margin-y", "margin-block"],
  ["padding-x", "padding-inline"],
  ["padding-y", "padding-block"],
]);

/** What browsers ignore in the selectors of a rule, or in the name and condition of an at-rule. */
function findPreludeFlaws(part: Prelude, grammar: Grammar): StyleFlaw[] {
  const { prelude, outer } = part;
  const flaw = (text: string, advice: string, index: number): StyleFlaw => ({
    text: `browsers ignore ${text}`,
    advice,
    index,
    length: text.length,
  });
  const [, name = "", condition = ""] = /^@([\w-]+)\s*([\s\S]*)$/.exec(prelude) ?? [];
  if (name !== "") {
    const { atRules } = grammar;
    const near =
      name.startsWith("-") || atRules.includes(name)
        ? undefined
        : nearest(name, atRules, name.length < 6 ? 1 : 2);
    if (near !== undefined) return [flaw(`@${name}`, `did you mean @${near}?`, 0)];
    const start = prelude.length - condition.length;
    return findConditionFlaws(name, condition).map((one) => flaw(one.text, one.advice, start + one.index));
  }
  if (/^@(?:-\w+-)?keyframes\b/.test(outer?.prelude ?? "")) {
    const steps = prelude.split(",").map((one) => one.trim());
    const wrong = steps.filter((one) => !/^(?:from|to|(?:[a-z-]+ )?[-+.\d]+%)$|[#$]/i.test(one));
    return wrong.map((step) =>
      flaw(
        step,
        /^[\d.]+$/.test(step) ? `write ${step}%` : "write from, to or a percentage",
        prelude.indexOf(step),
      ),
    );
  }
  return [...prelude.matchAll(pseudo)].flatMap(({ 0: found, index }) => {
    if (grammar.pseudos.includes(found) || ofFrameworks.test(found)) return [];
    const near = nearest(found, grammar.pseudos);
    return near === undefined ? [] : [flaw(found, `did you mean ${near}?`, index)];
  });
}

const pseudo = /(?<=(?<!\\):)(?!-)[a-z-]{4,}/g;
/** Those that tools replace, and newer ones that differ by a few letters from older ones. */
const ofFrameworks =
  /^(?:global|local|deep|export|import|slotted|interest-(?:source|target)|target-(?:before|after)|column|scroll-button|heading)$/;
