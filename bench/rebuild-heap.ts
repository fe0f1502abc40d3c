// Rebuilds a site repeatedly in one process, with an edit before each build, and prints the heap in use. Run by watch.mjs: node
// --expose-gc rebuild-heap.mjs <folder> <rebuilds> <file>…
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { effects } from "../src/cli/effects.js";
import { SiteBuilds } from "../src/serve/site-builds.js";

const [, , root = "", count = "0", ...names] = process.argv;
const files = names.map((name) => {
  const path = join(root, name);
  return { path, text: readFileSync(path, "utf8"), isMarkdown: name.endsWith(".md") };
});
const builds = new SiteBuilds({
  effects,
  root,
  outDir: join(root, "dist"),
  base: undefined,
  write: false,
  today: () => "2026-01-01",
  onShown: () => {},
});

/** Megabytes in use after garbage collection. */
function heap(): number {
  for (let i = 0; i < 2; i++) globalThis.gc?.();
  return process.memoryUsage().heapUsed / 2 ** 20;
}

const times: number[] = [];
let at100 = 0;
for (let i = 1; i <= Number(count); i++) {
  const file = files[i % files.length];
  if (!file) throw new Error("no file to edit");
  writeFileSync(file.path, `${file.text}\n${file.isMarkdown ? `Edit ${i}.` : `/* edit ${i} */`}\n`);
  const { bug, ms } = await builds.run({ changed: [file.path] });
  if (bug) throw bug;
  times.push(ms);
  if (i === 100) at100 = heap();
}
const ms = times.sort((a, b) => a - b)[times.length >> 1];
process.stdout.write(JSON.stringify({ at100, atEnd: heap(), ms }));
builds.end();
