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
/** Properties of the system that change with each run or day. */
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

/** Reports when code in this thread reads values from the process, the system or random numbers that no file contains. */
export function noteProcess(replaced: Replaced, tell: Tell): void {
  replaced.called(Math, ["random"], () => tell("Math.random"));
  replaced.called(crypto, random, (name) => tell(`crypto.${name}`));
  for (const name of ["webcrypto", "subtle", "getRandomValues"])
    replaced.asked(crypto, name, () => tell(`crypto.${name}`));
  replaced.asked(globalThis, "crypto", () => tell("crypto"));
  for (const name of ofThisRun) replaced.asked(process, name, () => tell(`process.${name}`));
  replaced.called(os, ofThisMachine, (name) => tell(`os.${name}`));
  replaced.called(v8, ofThisHeap, (name) => tell(`v8.${name}`));
  // These read the time and random numbers internally, which would be a less useful reason.
  replaced.called(globalThis, ["fetch", "WebSocket", "EventSource"], () => tell("the network"));
  replaced.called(process, ["dlopen"], () => tell("a native addon"));
  replaced.called(childProcess.ChildProcess.prototype, ["spawn"], () => tell("another program"));
  replaced.called(childProcess, ["spawnSync", "execFileSync", "execSync"], () => tell("another program"));
  // Code in another realm has its own clock and random numbers.
  const realms = ["createContext", "runInContext", "runInNewContext"];
  replaced.called(vm, realms, (name) => tell(`vm.${name}`));
  replaced.called(vm.Script.prototype, realms, (name) => tell(`vm.Script.prototype.${name}`));
}

/** Node's modules that reach beyond this process, with their names in messages. */
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

/** Parts of Node that read files and the time in their own ways. */
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

/** The ones that this process has loaded. */
export function listUnseen(): string[] {
  const { moduleLoadList } = process as unknown as { moduleLoadList?: readonly string[] };
  const loaded = new Set(moduleLoadList);
  return unseen.filter((name) => loaded.has(`NativeModule ${name}`));
}

/** Wraps the environment variables to report which are read: `*` if all were listed. */
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
