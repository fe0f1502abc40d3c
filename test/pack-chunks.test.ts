import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { packChunks } from "../scripts/pack-chunks.mjs";
import { tempFolder } from "./support/temp-site.js";

/** What the entry exports, its chunks packed and written to a folder; `ran` tells what ran. */
function load(chunks: Readonly<Record<string, string>>): { exports: Entry; names: string[]; ran: string[] } {
  const folder = tempFolder(onTestFinished);
  const ran: string[] = [];
  Object.assign(globalThis, { handbillRan: ran });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, "handbillRan"));
  const noting = Object.entries(chunks).map(([name, code]): [string, string] => [
    name,
    `handbillRan.push("${name}");${code}`,
  ]);
  const packed = packChunks(new Map(noting), new Set(["entry.cjs"]));
  for (const [name, code] of packed) writeFileSync(join(folder, name), code);
  const exports = createRequire(join(folder, "x.cjs"))("./entry.cjs") as Entry;
  return { exports, names: [...packed.keys()], ran };
}
type Entry = Readonly<Record<string, () => unknown>>;

const large = `/*${"x".repeat(10_000)}*/`;

test("a small chunk runs when it is first asked for, by an entry, a large one or a small one, and once", () => {
  const { exports, names, ran } = load({
    "entry.cjs": 'exports.large=()=>require("./large.cjs").b();exports.c=()=>require("./c.cjs").made;',
    "large.cjs": `const b=require("./b.cjs");exports.b=()=>b.c();${large}`,
    "b.cjs": 'exports.c=()=>require("./c.cjs").made',
    "c.cjs": "module.exports={made:{}}",
  });
  expect(names).toEqual(["entry.cjs", "large.cjs", "small-chunks.cjs"]);
  expect(ran).toEqual(["entry.cjs"]);
  const made = exports.large?.();
  expect(ran).toEqual(["entry.cjs", "large.cjs", "b.cjs", "c.cjs"]);
  expect(exports.c?.()).toBe(made);
  expect(ran).toHaveLength(4);
});

test("chunks that ask for each other get what is there by then, as of Node", () => {
  const { exports } = load({
    "entry.cjs": 'exports.seen=()=>require("./a.cjs").seen;',
    "a.cjs": 'exports.early=1;exports.seen=require("./b.cjs").seen;exports.late=2;',
    "b.cjs": 'exports.seen={...require("./a.cjs")};',
  });
  expect(exports.seen?.()).toEqual({ early: 1 });
});
