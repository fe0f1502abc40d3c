// Counts the lines of code that only improve speed, by mechanism, without tests: node bench/mechanisms.mjs
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import fastGlob from "fast-glob";

const cwd = fileURLToPath(new URL("../src", import.meta.url));

/** A file belongs to the first mechanism that names it. */
const mechanisms = {
  shards: ["cache/shards.ts", "cli/commands/{shard-command,define-build}.ts", "model/shard.ts"],
  "compiled code": ["runtime/{chunk-loader,code-cache,outside-packages,start}.ts"],
  "the cache": [
    "cache/{open-store,prune-store,own-paths}.ts",
    "effects/result-store.ts",
    "documents/cached-documents.ts",
    "check/findings/findings-cache.ts",
    "code/load-cached.ts",
    "network/outbound/verdict-cache.ts",
  ],
  "unchanged builds": [
    "cache/*.ts",
    "cli/past-builds/*.ts",
    "cli/unchanged.ts",
    "runtime/{track-*,patches}.ts",
    "effects/reads.ts",
  ],
  "threads for documents": [
    "documents/document-threads.ts",
    "workers/document-thread.ts",
    "runtime/{threads-of,thread}.ts",
  ],
  "blocks parsed once": ["documents/markdown/{parse-blocks,plain-html}.ts"],
  "templates of pages": ["check/templates/*.ts"],
  "memory of watch": ["effects/{build-cache,packs}.ts", "build/early-pages.ts"],
};

const counted = new Set();
let sum = 0;
for (const [name, patterns] of Object.entries(mechanisms)) {
  const files = fastGlob
    .sync(patterns, { cwd, ignore: ["**/*.test.*"] })
    .filter((file) => !counted.has(file));
  if (files.length === 0) throw new Error(`${name}: no files`);
  for (const file of files) counted.add(file);
  const lines = files.reduce(
    (all, file) => all + readFileSync(`${cwd}/${file}`, "utf8").split("\n").length - 1,
    0,
  );
  sum += lines;
  console.log(`${String(lines).padStart(5)}  ${String(files.length).padStart(3)} files  ${name}`);
}
console.log(
  `${String(sum).padStart(5)}  ${String(counted.size).padStart(3)} files  ${Object.keys(mechanisms).length} mechanisms`,
);
