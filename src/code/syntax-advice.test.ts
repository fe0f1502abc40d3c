import { type BuildFailure, transformSync } from "esbuild";
import { expect, test } from "vitest";
import { syntaxAdvice, withoutConsequences } from "./syntax-advice.js";

/** The bundler's messages for code, with the advice. */
function told(code: string): (string | undefined)[] {
  try {
    transformSync(code, { loader: "tsx", logLevel: "silent" });
    return [];
  } catch (failure) {
    return withoutConsequences((failure as BuildFailure).errors).map(syntaxAdvice);
  }
}

test.each([
  ["an element that is not closed", "const a = (\n  <A>\n    <p>x</p>\n);\nfunction f() {}\n", "on line 2"],
  ["a fragment that is not closed", "const a = <>\n<p></p>;", "on line 1"],
  ["an element that another closes", "const a = <A>\n<b>\n</A>;", "on line 2"],
  ["a comma that is missing between keys", "const a = {\n  b: 1\n  c: 2 }", "comma"],
  ["a comma that is missing in a list", "const a = ['x' 'y']", "comma"],
  ["a quote of a word processor", "const a = { b: “x” }", "straight"],
  ["a space without width", "const a = { b: \u200b1 }", "invisible character"],
])("%s", (_, code, advice) => {
  expect(told(code)[0]).toContain(advice);
});

test("an element that is not closed is reported alone", () => {
  expect(told("export default function A() {\n  return <main>\n  ;\n}\n")).toHaveLength(1);
});

test("what says enough is left unchanged", () => {
  expect(told("const a = ;")).toEqual([undefined]);
  expect(told("const a = <p>}</p>;")).toEqual([undefined]);
});
