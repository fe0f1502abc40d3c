import { workerData } from "node:worker_threads";
import { ChunkLoader } from "./chunk-loader.js";
import type { ThreadData } from "./threads-of.js";

// The start of each thread: it runs the chunk that it was started for.
const chunks = new ChunkLoader(__dirname);
chunks.runToo(["react", "react-dom"]);
chunks.load(`./${(workerData as ThreadData).entry}.cjs`);
