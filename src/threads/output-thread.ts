import { parentPort } from "node:worker_threads";
import type { CopyTask } from "../store/spare-output.js";
import { copyOutput } from "./copy-output.js";

/*
 * A thread that copies the output folder while a build makes the next one.
 * It is compiled to a file of its own.
 */
parentPort?.on("message", (task: CopyTask) => parentPort?.postMessage(copyOutput(task)));
