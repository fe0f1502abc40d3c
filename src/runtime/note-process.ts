import childProcess from "node:child_process";
import crypto from "node:crypto";
import os from "node:os";
import v8 from "node:v8";
import vm from "node:vm";
import type { Replaced } from "./replaced.js";

type Tell = (what: string) => void;

const random = [
  ...[
    "randomBytes",
    "pseudoRandomBytes",
    "prng",
    "rng",
    "randomFill",
    "randomFillSync",
    "randomInt",
    "randomUUID",
  ],
  ...[
    "generateKey",
    "generateKeySync",
    "generateKeyPair",
    "generateKeyPairSync",
    "generatePrime",
    "generatePrimeSync",
  ],
  ...["createDiffieHellman", "createDiffieHellmanGroup", "createECDH", "createSign", "sign", "publicEncrypt"],
];
/** What of the system is another with each run, or on another day. */
const ofThisRun = [
  ...["hrtime", "uptime", "memoryUsage", "cpuUsage", "resourceUsage", "threadCpuUsage", "availableMemory"],
  ...[
    "constrainedMemory",
    "getActiveResourcesInfo",
    "pid",
    "ppid",
    "stdin",
    "report",
    "binding",
    "_linkedBinding",
  ],
];
const ofThisMachine = [
  ...[
    "hostname",
    "uptime",
    "loadavg",
    "freemem",
    "totalmem",
    "cpus",
    "availableParallelism",
    "networkInterfaces",
  ],
  ...["userInfo", "homedir", "tmpdir", "release", "version", "machine", "getPriority"],
];

const ofThisHeap = [
  ...["getHeapStatistics", "getHeapSpaceStatistics", "getHeapCodeStatistics", "getCppHeapStatistics"],
  ...[
    "getHeapSnapshot",
    "writeHeapSnapshot",
    "queryObjects",
    "GCProfiler",
    "startCpuProfile",
    "startHeapProfile",
  ],
];

/** Tells when code in this thread asks the process, the system or chance for what no file says. */
export function noteProcess(replaced: Replaced, tell: Tell): void {
  replaced.called(Math, ["random"], () => tell("Math.random"));
  replaced.called(crypto, random, (name) => tell(`crypto.${name}`));
  for (const name of ["webcrypto", "subtle", "getRandomValues"])
    replaced.asked(crypto, name, () => tell(`crypto.${name}`));
  replaced.asked(globalThis, "crypto", () => tell("crypto"));
  for (const name of ofThisRun) replaced.asked(process, name, () => tell(`process.${name}`));
  replaced.called(os, ofThisMachine, (name) => tell(`os.${name}`));
  replaced.called(v8, ofThisHeap, (name) => tell(`v8.${name}`));
  // On their way to the network they ask for the time and for chance, which says less of why.
  replaced.called(globalThis, ["fetch", "WebSocket", "EventSource"], () => tell("the network"));
  replaced.called(process, ["dlopen"], () => tell("a native addon"));
  replaced.called(childProcess.ChildProcess.prototype, ["spawn"], () => tell("another program"));
  replaced.called(childProcess, ["spawnSync", "execFileSync", "execSync"], () => tell("another program"));
  // Code in another realm has a clock and a chance of its own.
  const realms = ["createContext", "runInContext", "runInNewContext"];
  replaced.called(vm, realms, (name) => tell(`vm.${name}`));
  replaced.called(vm.Script.prototype, realms, (name) => tell(`vm.Script.prototype.${name}`));
}

/** What Node calls that which reaches beyond this process, as a sentence calls it. */
export const beyondThisProcess: Readonly<Record<string, string>> = {
  PROCESSWRAP: "another program",
  WORKER: "a thread",
  TCPWRAP: "the network",
  TCPCONNECTWRAP: "the network",
  TCPSERVERWRAP: "the network",
  PIPECONNECTWRAP: "a socket",
  PIPESERVERWRAP: "a socket",
  UDPWRAP: "the network",
  GETADDRINFOREQWRAP: "the network",
  GETNAMEINFOREQWRAP: "the network",
  DNSCHANNEL: "the network",
  QUERYWRAP: "the network",
  HTTP2SESSION: "the network",
  ELDHISTOGRAM: "the clock",
};

/** Parts of Node that reach files and time by ways of their own. */
const unseen = [
  "wasi",
  "sqlite",
  "inspector",
  "inspector/promises",
  "repl",
  "cluster",
  "trace_events",
  "test",
];

/** Those of them that this process has loaded. */
export function listUnseen(): string[] {
  const { moduleLoadList } = process as unknown as { moduleLoadList?: readonly string[] };
  const loaded = new Set(moduleLoadList);
  return unseen.filter((name) => loaded.has(`NativeModule ${name}`));
}

/** The environment's variables, telling which of them are asked for: `*` if all were listed. */
export function noteVariables(variables: NodeJS.ProcessEnv, note: (name: string) => void): NodeJS.ProcessEnv {
  return new Proxy(variables, {
    get: (target, name) => {
      if (typeof name === "string") note(name);
      return Reflect.get(target, name) as unknown;
    },
    has: (target, name) => {
      if (typeof name === "string") note(name);
      return Reflect.has(target, name);
    },
    getOwnPropertyDescriptor: (target, name) => {
      if (typeof name === "string") note(name);
      return Reflect.getOwnPropertyDescriptor(target, name);
    },
    ownKeys: (target) => {
      note("*");
      return Reflect.ownKeys(target);
    },
  });
}
