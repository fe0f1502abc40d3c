import childProcess from "node:child_process";
import crypto from "node:crypto";
import os from "node:os";
import v8 from "node:v8";
import vm from "node:vm";
import type { Patches } from "./patches.js";

/** These give the same for the same arguments; all other functions of `crypto` may use chance or keys. */
const pureCrypto =
  /^(createHash|createHmac|hash|Hash|Hmac|timingSafeEqual|pbkdf2|scrypt|hkdf|getHashes|getCiphers|create(Public|Secret)Key|verify|createVerify)/;
/** These give the same in each process of one Node. */
const pureSystem = /^(platform|arch|type|endianness)$/;
const pureV8 = /^(de)?serialize$/;

/** What the process says that is another with each run. */
const ofThisRun = [
  ...["hrtime", "uptime", "memoryUsage", "cpuUsage", "resourceUsage", "threadCpuUsage", "availableMemory"],
  ...["constrainedMemory", "getActiveResourcesInfo", "pid", "ppid", "stdin", "report"],
  ...["binding", "_linkedBinding"],
];

/** Calls back when code in this thread asks the process, the system or chance for what no file says. */
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
  // On their way to the network they ask for the time and for chance, which says less of why.
  patches.onCall(globalThis, ["fetch", "WebSocket", "EventSource"], () => onImpure("the network"));
  patches.onCall(process, ["dlopen"], () => onImpure("a native addon"));
  patches.onCall(childProcess.ChildProcess.prototype, ["spawn"], () => onImpure("another program"));
  patches.onCall(childProcess, ["spawnSync", "execFileSync", "execSync"], () => onImpure("another program"));
  // Code in another realm has a clock and a chance of its own.
  const realms = ["createContext", "runInContext", "runInNewContext"];
  patches.onCall(vm, realms, (name) => onImpure(`vm.${name}`));
  patches.onCall(vm.Script.prototype, realms, (name) => onImpure(`vm.Script.prototype.${name}`));
}

/** What Node's `async_hooks` call that which reaches beyond this process, by the beginning of its name. */
const outward: readonly (readonly [name: RegExp, what: string])[] = [
  [/^PROCESSWRAP/, "another program"],
  [/^WORKER/, "a thread"],
  [/^(TCP|UDPWRAP|GETADDRINFO|GETNAMEINFO|DNSCHANNEL|QUERYWRAP|HTTP2SESSION)/, "the network"],
  [/^PIPE(CONNECT|SERVER)WRAP/, "a socket"],
  [/^ELDHISTOGRAM/, "the clock"],
];

/** What a resource of that type reaches beyond this process. */
export const reachOf = (type: string): string | undefined => outward.find(([name]) => name.test(type))?.[1];

/** Parts of Node that reach files and time in ways of their own. */
const untracked = [
  ...["wasi", "sqlite", "inspector", "inspector/promises", "repl", "cluster", "trace_events", "test"],
];

/** Those of them that this process has loaded. */
export function listUntracked(): string[] {
  const { moduleLoadList } = process as unknown as { moduleLoadList?: readonly string[] };
  const loaded = new Set(moduleLoadList);
  return untracked.filter((name) => loaded.has(`NativeModule ${name}`));
}
