// Builds a site and prints the memory in use while the result is referenced: node --expose-gc build-heap.mjs <folder>
import { build } from "../src/build/build.js";
import { effects } from "../src/cli/effects.js";

const [, , root = ""] = process.argv;

/** Bytes in use after garbage collection, including buffers. */
async function held(): Promise<number> {
  await effects.clock.sleep(50);
  for (let i = 0; i < 3; i++) globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

const result = await build({ root, outDir: "dist", write: false, today: "2026-01-01" }, effects);
if (!result.ok || !result.checked) throw new Error(JSON.stringify(result.diagnostics.slice(0, 3)));
const bytes = await held();
const { pages } = result.checked;
const ofPages = pages.reduce((sum, { html }) => sum + Buffer.byteLength(html), 0);
process.stdout.write(JSON.stringify({ bytes, ofPages, pages: pages.length }));
