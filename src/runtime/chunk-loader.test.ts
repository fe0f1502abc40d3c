import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import Module, { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest";
import { ChunkLoader } from "./chunk-loader.js";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "handbill-chunks-"));
  writeFileSync(
    join(folder, "entry.cjs"),
    `exports.lazy = () => Promise.resolve().then(() => require("./lazy.cjs"));
     exports.loads = require("./counted.cjs").loads;
     exports.again = require("./counted.cjs").loads;
     exports.separator = require("node:path").sep;
     exports.where = [__filename, __dirname];
     exports.twice = (n) => 2 * n;`,
  );
  writeFileSync(
    join(folder, "counted.cjs"),
    "globalThis.handbillLoads = (globalThis.handbillLoads ?? 0) + 1; exports.loads = globalThis.handbillLoads;",
  );
  writeFileSync(join(folder, "lazy.cjs"), "module.exports = { late: true };");
});

afterEach(() => {
  rmSync(folder, { recursive: true });
  Reflect.deleteProperty(globalThis, "handbillLoads");
});

interface Entry {
  readonly lazy: () => Promise<unknown>;
  readonly loads: number;
  readonly again: number;
  readonly separator: string;
  readonly where: readonly string[];
  readonly twice: (n: number) => number;
}
const open = () => new ChunkLoader(folder);

test("a chunk runs once, with the variables of a Node module", async () => {
  const entry = open().load("./entry.cjs") as Entry;
  expect(entry.loads).toBe(1);
  expect(entry.again).toBe(1);
  expect(["/", "\\"]).toContain(entry.separator);
  expect(entry.where).toEqual([join(folder, "./entry.cjs"), folder]);
  expect(await entry.lazy()).toEqual({ late: true });
});

test("a chunk with non-ASCII characters is read like by Node", () => {
  writeFileSync(join(folder, "letters.cjs"), 'exports.word = "كلمة";');
  expect(open().load("./letters.cjs")).toEqual({ word: "كلمة" });
});

// Whether V8 accepts the code can only be seen from another process: see test/cache/code-cache.test.ts.
test("writeCodeCaches stores the code of the chunks that ran, also of lazy ones", async () => {
  const first = open();
  const entry = first.load("./entry.cjs") as Entry;
  entry.twice(1);
  await entry.lazy();
  first.writeCodeCaches();
  const kept = readdirSync(folder).filter((file) => file.endsWith(".code-cache"));
  expect(kept.sort()).toEqual(["counted", "entry", "lazy"].map((name) => `${name}.cjs.code-cache`));

  const second = open();
  const again = second.load("./entry.cjs") as Entry;
  expect(again.twice(21)).toBe(42);
  expect(await again.lazy()).toEqual({ late: true });
});

test("a chunk that differs from its code cache is compiled, even with the same length", () => {
  const first = open();
  first.load("./entry.cjs");
  first.writeCodeCaches();
  const changed = readFileSync(join(folder, "entry.cjs"), "utf8").replace("2 * n", "3 * n");
  writeFileSync(join(folder, "entry.cjs"), changed);
  const second = open();
  expect((second.load("./entry.cjs") as Entry).twice(7)).toBe(21);
  expect(second.cachedChunks).not.toContain("./entry.cjs");
});

test("a chunk with a damaged code cache is compiled", () => {
  const first = open();
  (first.load("./entry.cjs") as Entry).twice(1);
  first.writeCodeCaches();
  const cache = join(folder, "entry.cjs.code-cache");
  const bytes = readFileSync(cache);
  bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
  writeFileSync(cache, bytes);
  const second = open();
  expect((second.load("./entry.cjs") as Entry).twice(2)).toBe(4);
  expect(second.cachedChunks).not.toContain("./entry.cjs");
});

test("packages next to the chunks are compiled with a code cache, and loaded once", () => {
  const loader = Module.prototype as unknown as { _compile: unknown };
  const compile = loader._compile;
  onTestFinished(() => {
    loader._compile = compile;
  });
  const outside = join(folder, "node_modules/outside");
  mkdirSync(outside, { recursive: true });
  const padding = `/* ${"Zürich ".repeat(200)} */`;
  writeFileSync(join(outside, "package.json"), `{ "exports": { ".": "./index.js", "./more": "./more.js" } }`);
  writeFileSync(
    join(outside, "index.js"),
    `exports.more = require("outside/more"); exports.file = __filename; ${padding}`,
  );
  writeFileSync(
    join(outside, "more.js"),
    `exports.first = require("outside"); exports.name = "Zürich"; ${padding}`,
  );
  writeFileSync(join(folder, "asks.cjs"), `module.exports = require("outside");`);
  const chunks = open();
  chunks.runToo(["outside", "not-there"]);
  const asked = chunks.load("./asks.cjs") as { file: string; more: { first: unknown; name: string } };
  expect(asked.file).toBe(join(realpathSync(outside), "index.js"));
  expect(asked.more.name).toBe("Zürich");
  expect(asked.more.first).toBe(asked);
  const require = createRequire(join(folder, "other.cjs"));
  expect(require("outside")).toBe(asked);
  expect(require("outside/more")).toBe(asked.more);
  expect(chunks.loadedChunks).toEqual(["./asks.cjs", "outside/index.js", "outside/more.js"]);
});
