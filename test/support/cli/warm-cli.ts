import { join } from "node:path";
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from "node:worker_threads";
import { scaledTimeout } from "../scaled-timeout.js";
import type { CliResult } from "./run-cli.js";

/*
 * The compiled command in a process that is used for several runs: for tests of a command's results, which would spend most time on
 * starting processes. Tests of the process itself (output streams, exit, working folder, effects of the site's code), and of builds
 * without changes, need a separate process (`run-cli.ts`).
 */

export interface WarmOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
}

interface Warm {
  readonly worker: Worker;
  readonly replies: MessagePort;
  /** Counts the replies. */
  readonly signal: Int32Array;
  /** Replies that arrived for callers that are still waiting for another one. */
  readonly kept: Map<number, CliResult>;
  /** The callbacks of asynchronous runs. */
  readonly reported: Map<number, (result: CliResult) => void>;
}

type Reply = CliResult & { readonly id: number };

/** Shared by all files in this process. */
let warm: Warm | undefined;
let lastId = 0;

function start(): Warm {
  const { port1: replies, port2 } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(join(import.meta.dirname, "warm-bridge.cjs"), {
    workerData: { replies: port2, signal, env: { ...process.env }, execArgv: memoryFlags() },
    transferList: [port2],
    execArgv: [],
  });
  const started = { worker, replies, signal, kept: new Map(), reported: new Map() };
  replies.on("message", (reply: Reply) => deliver(started, reply));
  // Neither keeps this process alive.
  replies.unref();
  worker.unref();
  return started;
}

/** V8's flags of this process, from `vitest.config.ts`, that save a process that lives long some work. */
const memoryFlags = () => process.execArgv.filter((flag) => /-space-size=|-flush-/.test(flag));

function deliver({ kept, reported }: Warm, { id, ...result }: Reply): void {
  const tell = reported.get(id);
  reported.delete(id);
  if (tell) tell(result);
  else kept.set(id, result);
}

function send(args: readonly string[], options: WarmOptions): { id: number; asked: Warm } {
  warm ??= start();
  lastId++;
  warm.worker.postMessage({ id: lastId, args, ...options });
  return { id: lastId, asked: warm };
}

/** Runs a command and blocks this thread. */
export function runWarm(args: readonly string[], options: WarmOptions = {}): CliResult {
  const { id, asked } = send(args, options);
  const deadline = Date.now() + scaledTimeout(60_000);
  for (;;) {
    const seen = Atomics.load(asked.signal, 0);
    for (let got = receiveMessageOnPort(asked.replies); got; got = receiveMessageOnPort(asked.replies))
      deliver(asked, got.message as Reply);
    const result = asked.kept.get(id);
    asked.kept.delete(id);
    if (result) return result;
    if (Date.now() > deadline) throw new Error(`no end of handbill ${args.join(" ")}`);
    Atomics.wait(asked.signal, 0, seen, 1000);
  }
}

/** Runs a command while this thread continues, so that it can serve the command's requests. */
export function runWarmAsync(args: readonly string[], options: WarmOptions = {}): Promise<CliResult> {
  const { id, asked } = send(args, options);
  return new Promise((tell) => asked.reported.set(id, tell));
}
