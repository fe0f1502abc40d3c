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
export function trackProcess(patches: Patches, onImpure: (what: string) => void): void {
  const functionsOf = (owner: object, pure: RegExp) =>
    Object.getOwnPropertyNames(owner).filter((name) => !pure.test(name));
  patches.onCall(Math, ["random"], () => onImpure("Math.random"));
  patches.onCall(crypto, functionsOf(crypto, pureCrypto), (name) => onImpure(`crypto.${name}`));
  for (const name of ["webcrypto", "subtle", "getRandomValues"])
    patches.onGet(crypto, name, () => onImpure(`crypto.${name}`));
  patches.onGet(globalThis, "crypto", () => onImpure("crypto"));
  for (const name of ofThisRun) patches.onGet(process, name, () => onImpure(`process.${name}`));
  patches.onCall(os, functionsOf(os, pureSystem), (name) => onImpure(`os.${name}`));
  patches.onCall(v8, functionsOf(v8, pureV8), (name) => onImpure(`v8.${name}`));
  // They also read the clock and randomness; the network is the better explanation.
  patches.onCall(globalThis, ["fetch", "WebSocket", "EventSource"], () => onImpure("the network"));
  patches.onCall(process, ["dlopen"], () => onImpure("a native addon"));
  patches.onCall(childProcess.ChildProcess.prototype, ["spawn"], () => onImpure("another program"));
  patches.onCall(childProcess, ["spawnSync", "execFileSync", "execSync"], () => onImpure("another program"));
  // Another realm has its own clock and randomness.
  const realms = ["createContext", "runInContext", "runInNewContext"];
  patches.onCall(vm, realms, (name) => onImpure(`vm.${name}`));
  patches.onCall(vm.Script.prototype, realms, (name) => onImpure(`vm.Script.prototype.${name}`));
}

/** Types of `async_hooks` resources that reach beyond this process, by prefix. */
const outward: readonly (readonly [name: RegExp, what: string])[] = [
  [/^PROCESSWRAP/, "another program"],
  [/^WORKER/, "a thread"],
  [/^(TCP|UDPWRAP|GETADDRINFO|GETNAMEINFO|DNSCHANNEL|QUERYWRAP|HTTP2SESSION)/, "the network"],
  [/^PIPE(CONNECT|SERVER)WRAP/, "a socket"],
  [/^ELDHISTOGRAM/, "the clock"],
];

/** Names what a resource of a type reaches beyond this process; undefined if nothing. */
export const reachOf = (type: string): string | undefined => outward.find(([name]) => name.test(type))?.[1];

/** Modules of Node that read files or the clock without the patched functions. */
const untracked = [
  ...["wasi", "sqlite", "inspector", "inspector/promises", "repl", "cluster", "trace_events", "test"],
];

/** The untracked modules that this process has loaded. */
export function listUntracked(): string[] {
  const { moduleLoadList } = process as unknown as { moduleLoadList?: readonly string[] };
  const loaded = new Set(moduleLoadList);
  return untracked.filter((name) => loaded.has(`NativeModule ${name}`));
}
