import { workerData } from "node:worker_threads";
import { ChunkLoader } from "./chunk-loader.js";
import type { ThreadData } from "./start-thread.js";

// What a thread of handbill begins with: it runs the chunk that it was started for.
new ChunkLoader(__dirname).load(`./${(workerData as ThreadData).entry}.cjs`);
