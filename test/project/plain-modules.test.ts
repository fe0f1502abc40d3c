import { createRequire } from "node:module";
import { transformSync } from "esbuild";
import { expect, test } from "vitest";
import {
  liveExports,
  plainExports,
  plainImports,
  refuseRings,
} from "../../scripts/compile/plain-modules.mjs";

type Exports = Record<string, unknown>;

/** The exports of a chunk, converted to CommonJS; `required` are the chunks that it requires. */
function run(code: string, required: Readonly<Record<string, unknown>> = {}, live: string[] = []): Exports {
  const module = { exports: {} as Exports };
  const own = createRequire(import.meta.url);
  const supported = { "dynamic-import": false };
  const made = transformSync(
    plainImports(plainExports(code), () => new Set(live)),
    {
      format: "cjs",
      platform: "node",
      supported,
    },
  );
  const requireChunk = (id: string) => (id in required ? required[id] : own(id));
  new Function("module", "exports", "require", made.code)(module, module.exports, requireChunk);
  return module.exports;
}

const valuesOf = (exports: Exports) =>
  Object.entries(Object.getOwnPropertyDescriptors(exports))
    .filter(([, own]) => "value" in own)
    .map(([name]) => name);

test("exports are values under their exported names", () => {
  const exports = run(
    'import{one as b}from"./other.cjs";function f(){return c}var c=b+1,{d,...e}={d:3,x:4},g=class{};export{f as a,c,d,e as default,g,b as one};',
    { "./other.cjs": { one: 1 } },
  );
  expect(valuesOf(exports)).toEqual(["a", "c", "d", "default", "g", "one"]);
  expect((exports.a as () => number)()).toBe(2);
  expect(exports).toMatchObject({ c: 2, d: 3, default: { x: 4 }, one: 1 });
});

test.each([
  ["declared without a value", "var a;function set(){a=2}"],
  ["assigned", "let a=1;function set(){a=2}"],
  ["counted", "var a=1;function set(){a++}"],
  ["assigned by destructuring", "var a=1;function set(){({b:[a]}={b:[2]})}"],
  ["assigned by a loop", "let a=1;function set(){for(a of[2]);}"],
  ["a reassigned function", "function a(){}function set(){a=2}"],
])("an export that is %s later is a getter", (_, code) => {
  const exports = run(`${code}export{a,set};`);
  expect(valuesOf(exports)).toEqual(["set"]);
  (exports.set as () => void)();
  expect(exports.a).toBe(2);
});

test("an import from another chunk is a variable, or is read each time if it changes later", () => {
  const other = { a: 1, b: 1 };
  const exports = run(
    'import{a as x,b as y}from"./other.cjs";const get=()=>[x,y];export{get};',
    { "./other.cjs": other },
    [...liveExports("let b;const a=1;function set(){b=2}export{a,b,set};")],
  );
  Object.assign(other, { a: 2, b: 2 });
  expect((exports.get as () => number[])()).toEqual([1, 2]);
});

test("an unsupported form of export throws instead of being lost", () => {
  for (const code of [
    "export const a=1;",
    "export default 1;",
    'export*from"./b.cjs";',
    'export{a}from"./b.cjs";',
  ])
    expect(() => plainExports(code)).toThrow("another form");
});

test("Node's modules and lazy chunks are shared with other code", async () => {
  const lazy = { made: {} };
  const exports = run(
    'import fs,{existsSync as e}from"node:fs";import{join}from"node:path";const l=()=>import("./lazy.cjs");export{fs,e,join,l};',
    { "./lazy.cjs": lazy },
  );
  const own = createRequire(import.meta.url);
  expect(exports.fs).toBe(own("node:fs"));
  expect(exports.e).toBe(own("node:fs").existsSync);
  expect(exports.join).toBe(own("node:path").join);
  expect(await (exports.l as () => Promise<unknown>)()).toBe(lazy);
});

test("chunks that import each other throw, but not through import()", () => {
  const chunk = (kind: string, ...paths: string[]) => ({ imports: paths.map((path) => ({ path, kind })) });
  const tree = {
    a: chunk("import-statement", "b", "c"),
    b: chunk("import-statement", "c", "node:fs"),
    c: chunk("dynamic-import", "a"),
  };
  expect(() => refuseRings(tree)).not.toThrow();
  expect(() => refuseRings({ ...tree, c: chunk("import-statement", "a") })).toThrow("a b c a");
});
