import { join } from "node:path";
import { MessageChannel, type MessagePort, receiveMessageOnPort, Worker } from "node:worker_threads";
import { patience } from "../patience.js";
import type { CliResult } from "./run-cli.js";

/*
 * The compiled command in a process that is used again: for tests of what a command makes and finds, of which most of a
 * process's time is its start. Whatever tells of the process itself, its output, its end, its working folder, what the
 * site's code does to it, and of a build that nothing has changed for, takes a process of its own (`run-cli.ts`).
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
  /** What has been answered to those who wait in turn. */
  readonly kept: Map<number, CliResult>;
  /** Those who are told. */
  readonly told: Map<number, (result: CliResult) => void>;
}

type Reply = CliResult & { readonly id: number };

/** One for all files that share this process. */
let warm: Warm | undefined;
let lastId = 0;

function start(): Warm {
  const { port1: replies, port2 } = new MessageChannel();
  const signal = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(join(import.meta.dirname, "warm-bridge.cjs"), {
    workerData: { replies: port2, signal, env: { ...process.env } },
    transferList: [port2],
    execArgv: [],
  });
  const started = { worker, replies, signal, kept: new Map(), told: new Map() };
  replies.on("message", (reply: Reply) => deliver(started, reply));
  // Neither keeps this process.
  replies.unref();
  worker.unref();
  return started;
}

function deliver({ kept, told }: Warm, { id, ...result }: Reply): void {
  const tell = told.get(id);
  told.delete(id);
  if (tell) tell(result);
  else kept.set(id, result);
}

function send(args: readonly string[], options: WarmOptions): { id: number; asked: Warm } {
  warm ??= start();
  lastId++;
  warm.worker.postMessage({ id: lastId, args, ...options });
  return { id: lastId, asked: warm };
}

/** Runs a command while this thread waits. */
export function runWarm(args: readonly string[], options: WarmOptions = {}): CliResult {
  const { id, asked } = send(args, options);
  const deadline = Date.now() + patience(60_000);
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

/** Runs a command while this thread goes on, so that it can serve what the command asks for. */
export function runWarmAsync(args: readonly string[], options: WarmOptions = {}): Promise<CliResult> {
  const { id, asked } = send(args, options);
  return new Promise((tell) => asked.told.set(id, tell));
}
