import { type BuildFailure, transformSync } from "esbuild";
import { expect, test } from "vitest";
import { syntaxAdvice, withoutConsequences } from "./syntax-advice.js";

/** The bundler's messages for code, with the advice. */
function adviceOn(code: string): (string | undefined)[] {
  try {
    transformSync(code, { loader: "tsx", logLevel: "silent" });
    return [];
  } catch (failure) {
    return withoutConsequences((failure as BuildFailure).errors).map(syntaxAdvice);
  }
}

test.each([
  ["an unclosed element", "const a = (\n  <A>\n    <p>x</p>\n);\nfunction f() {}\n", "on line 2"],
  ["an unclosed fragment", "const a = <>\n<p></p>;", "on line 1"],
  ["an element closed by another tag", "const a = <A>\n<b>\n</A>;", "on line 2"],
  ["a missing comma between keys", "const a = {\n  b: 1\n  c: 2 }", "comma"],
  ["a missing comma in a list", "const a = ['x' 'y']", "comma"],
  ["a curly quote", "const a = { b: “x” }", "straight"],
  ["a zero-width space", "const a = { b: \u200b1 }", "invisible character"],
])("the message about %s has a hint", (_, code, advice) => {
  expect(adviceOn(code)[0]).toContain(advice);
});

test("an unclosed element is the only message", () => {
  expect(adviceOn("export default function A() {\n  return <main>\n  ;\n}\n")).toHaveLength(1);
});

test("a clear message has no hint", () => {
  expect(adviceOn("const a = ;")).toEqual([undefined]);
  expect(adviceOn("const a = <p>}</p>;")).toEqual([undefined]);
});
