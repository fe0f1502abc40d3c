import { expect, test } from "vitest";
import { expressionFinder } from "./find-expression.js";

/** The marked part, when the place is the bar in a text. */
function marked(text: string): string | undefined {
  const code = text.replace("|", "");
  const before = text.slice(0, text.indexOf("|")).split(/\r\n?|\n/);
  const column = (before.at(-1)?.length ?? 0) + 1;
  const found = expressionFinder(() => code)({ file: "a.tsx", line: before.length, column });
  const line = code.split(/\r\n?|\n/)[before.length - 1];
  return found && line?.slice(found.column - 1, found.column - 1 + found.length);
}

test.each([
  ["throw |new Error('x');", "new Error('x')"],
  ["const a = 1 + |missing + 2;", "missing"],
  ["const a = (null as any).|x;", "(null as any).x"],
  ["list.|map(f).join();", "list.map(f)"],
  ["site.app.name.|toUpperCase(1, 2) + 1;", "site.app.name.toUpperCase(1, 2)"],
  ["a?.b.|c();", "a?.b.c()"],
  ["const x = <main>{|fail()}</main>;", "fail()"],
  ["const x = <main><|Inner a={1} /></main>;", "<Inner a={1} />"],
  ["|tag`a`;", "tag`a`"],
  ["// first\r\nf(|new Error('x'))", "new Error('x')"],
  ["fetch()\n  .then(1)\n  .|json(\n    1,\n  );", ".json("],
])("%j marks the expression", (text, expected) => {
  expect(marked(text)).toBe(expected);
});

test.each(["|", "const a = |{", "|\nimport", "| ; f()"])("%j marks nothing", (text) => {
  expect(marked(text)).toBeUndefined();
});
