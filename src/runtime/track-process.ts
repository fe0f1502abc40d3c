import childProcess from "node:child_process";
import crypto from "node:crypto";
import os from "node:os";
import v8 from "node:v8";
import vm from "node:vm";
import type { Patches } from "./patches.js";

/** Functions whose results depend on their arguments only; all others of `crypto` may use randomness or keys. */
const pureCrypto =
  /^(createHash|createHmac|hash|Hash|Hmac|timingSafeEqual|pbkdf2|scrypt|hkdf|getHashes|getCiphers|create(Public|Secret)Key|verify|createVerify)/;
/** Functions with the same result in each process of the same Node. */
const pureSystem = /^(platform|arch|type|endianness)$/;
const pureV8 = /^(de)?serialize$/;

/** Properties of `process` that differ from run to run. */
const ofThisRun = [
  ...["hrtime", "uptime", "memoryUsage", "cpuUsage", "resourceUsage", "threadCpuUsage", "availableMemory"],
  ...["constrainedMemory", "getActiveResourcesInfo", "pid", "ppid", "stdin", "report"],
  ...["binding", "_linkedBinding"],
];

/** Calls back when code in this thread uses the process, the system or randomness as an input that no file contains. */
export function trackProcess(patches: Patches, onImpure: () => void): void {
  const functionsOf = (owner: object, pure: RegExp) =>
    Object.getOwnPropertyNames(owner).filter((name) => !pure.test(name));
  patches.onCall(Math, ["random"], onImpure);
  patches.onCall(crypto, functionsOf(crypto, pureCrypto), onImpure);
  for (const name of ["webcrypto", "subtle", "getRandomValues"]) patches.onGet(crypto, name, onImpure);
  patches.onGet(globalThis, "crypto", onImpure);
  for (const name of ofThisRun) patches.onGet(process, name, onImpure);
  patches.onCall(os, functionsOf(os, pureSystem), onImpure);
  patches.onCall(v8, functionsOf(v8, pureV8), onImpure);
  patches.onCall(globalThis, ["fetch", "WebSocket", "EventSource"], onImpure);
  patches.onCall(process, ["dlopen"], onImpure);
  patches.onCall(childProcess.ChildProcess.prototype, ["spawn"], onImpure);
  patches.onCall(childProcess, ["spawnSync", "execFileSync", "execSync"], onImpure);
  // Another realm has its own clock and randomness.
  const realms = ["createContext", "runInContext", "runInNewContext"];
  patches.onCall(vm, realms, onImpure);
  patches.onCall(vm.Script.prototype, realms, onImpure);
}

/** Types of `async_hooks` resources that reach another program, a thread, the network, a socket or the clock. */
const outward =
  /^(PROCESSWRAP|WORKER|TCP|UDPWRAP|GETADDRINFO|GETNAMEINFO|DNSCHANNEL|QUERYWRAP|HTTP2SESSION|PIPE(CONNECT|SERVER)WRAP|ELDHISTOGRAM)/;

export const isOutward = (type: string): boolean => outward.test(type);

/** Modules of Node that read files or the clock without the patched functions. */
const untracked = [
  ...["wasi", "sqlite", "inspector", "inspector/promises", "repl", "cluster", "trace_events", "test"],
];

export function listUntracked(): string[] {
  const { moduleLoadList } = process as unknown as { moduleLoadList?: readonly string[] };
  const loaded = new Set(moduleLoadList);
  return untracked.filter((name) => loaded.has(`NativeModule ${name}`));
}
