import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { chunksOf, packChunks } from "../../scripts/compile/pack-chunks.mjs";
import { tempFolder } from "../support/temp-site.js";

/** The exports of the entry, with its chunks packed and written to a folder; `ran` lists the chunks that ran. */
function load(
  chunks: Readonly<Record<string, string>>,
  packs?: ReadonlyMap<string, readonly string[]>,
): { exports: Entry; names: string[]; ran: string[] } {
  const folder = tempFolder(onTestFinished);
  const ran: string[] = [];
  Object.assign(globalThis, { handbillRan: ran });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, "handbillRan"));
  const noting = Object.entries(chunks).map(([name, code]): [string, string] => [
    name,
    `handbillRan.push("${name}");${code}`,
  ]);
  const packed = packChunks(new Map(noting), new Set(["entry.cjs"]), packs);
  for (const [name, code] of packed) writeFileSync(join(folder, name), code);
  const exports = createRequire(join(folder, "x.cjs"))("./entry.cjs") as Entry;
  return {
    exports,
    names: [...packed.keys()].map((name) => name.replace(/-[0-9A-F]{8}(?=\.cjs$)/, "-HASH")),
    ran,
  };
}
type Entry = Readonly<Record<string, () => unknown>>;

const large = `/*${"x".repeat(10_000)}*/`;

test("a small chunk runs once, when it is first required", () => {
  const { exports, names, ran } = load({
    "entry.cjs": 'exports.large=()=>require("./large.cjs").b();exports.c=()=>require("./c.cjs").made;',
    "large.cjs": `const b=require("./b.cjs");exports.b=()=>b.c();${large}`,
    "b.cjs": 'exports.c=()=>require("./c.cjs").made',
    "c.cjs": "module.exports={made:{}}",
  });
  expect(names).toEqual(["entry.cjs", "large.cjs", "small-chunks-HASH.cjs"]);
  expect(ran).toEqual(["entry.cjs"]);
  const made = exports.large?.();
  expect(ran).toEqual(["entry.cjs", "large.cjs", "b.cjs", "c.cjs"]);
  expect(exports.c?.()).toBe(made);
  expect(ran).toHaveLength(4);
});

test("chunks that require each other get the exports so far, like in Node", () => {
  const { exports } = load({
    "entry.cjs": 'exports.seen=()=>require("./a.cjs").seen;',
    "a.cjs": 'exports.early=1;exports.seen=require("./b.cjs").seen;exports.late=2;',
    "b.cjs": 'exports.seen={...require("./a.cjs")};',
  });
  expect(exports.seen?.()).toEqual({ early: 1 });
});

test("modules that are loaded together become one file, which requires others", () => {
  const { exports, names, ran } = load(
    {
      "entry.cjs": 'exports.a=()=>require("./a.cjs").a();',
      "a.cjs": `const b=require("./b.cjs");exports.a=()=>[b.b,require("./c.cjs").c,require("./d.cjs").d];${large}`,
      "b.cjs": "exports.b=1",
      "c.cjs": `exports.c=typeof require("./a.cjs").a;${large}`,
      "d.cjs": "exports.d=2",
    },
    new Map([
      ["first", ["a.cjs", "b.cjs", "entry.cjs", "gone.cjs"]],
      ["second", ["b.cjs", "c.cjs"]],
    ]),
  );
  expect(names).toEqual(["entry.cjs", "first-HASH.cjs", "second-HASH.cjs", "small-chunks-HASH.cjs"]);
  expect(exports.a?.()).toEqual([1, "function", 2]);
  expect(ran).toEqual(["entry.cjs", "a.cjs", "b.cjs", "c.cjs", "d.cjs"]);
});

test("the file name of a pack depends on the chunks in it", () => {
  const named = (name: string) =>
    [...packChunks(new Map([[name, ""]]), new Set(), new Map([["pack", [name]]])).keys()].join();
  expect(named("a-XY.cjs")).toMatch(/^pack-[0-9A-F]{8}\.cjs$/);
  expect(named("a-XZ.cjs")).not.toBe(named("a-XY.cjs"));
});

test("the chunks of a source file are its static imports, without import()", () => {
  const statically = (path: string) => ({ path, kind: "import-statement" });
  const outputs = {
    "lib/one-A.js": {
      entryPoint: "src/one.ts",
      imports: [statically("lib/chunk-B.js"), { path: "lib/late-C.js", kind: "dynamic-import" }],
    },
    "lib/chunk-B.js": { imports: [statically("lib/chunk-D.js"), statically("lib/chunk-B.js")] },
    "lib/late-C.js": { entryPoint: "src/late.ts", imports: [] },
    "lib/chunk-D.js": { imports: [statically("node:fs")] },
  };
  expect(chunksOf(["src/one.ts"], outputs)).toEqual(["one-A.cjs", "chunk-B.cjs", "chunk-D.cjs"]);
  expect(chunksOf(["src/late.ts", "src/none.ts"], outputs)).toEqual(["late-C.cjs"]);
});
