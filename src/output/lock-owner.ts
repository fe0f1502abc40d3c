import { readFileSync, readlinkSync } from "node:fs";
import { hostname, uptime } from "node:os";
import { isRunning } from "../util/is-running.js";
import { orNothing } from "../util/or-nothing.js";

/** The owner of a lock. A process id alone says little: containers that share a folder use the same ids, and the system reuses them. */
export interface LockOwner {
  readonly generator: "handbill";
  /** Random and unique to this lock. */
  readonly token: string;
  readonly host: string;
  /** Changes with each start of the machine. */
  readonly boot: string;
  /** The process id namespace: each container has its own. */
  readonly processes: string;
  readonly pid: number;
  /** The start of the process, in the system's units; empty if unknown. */
  readonly started: string;
  /** ISO date and time, for people. */
  readonly since: string;
}

export function ownOwner(token: string): LockOwner {
  const { host, boot, processes } = thisMachine();
  const started = readStat("self")?.started ?? "";
  const since = new Date().toISOString();
  return { generator: "handbill", token, host, boot, processes, pid: process.pid, started, since };
}

/** Parses the owner of a lock; undefined if the file is not our lock. */
export function parseOwner(text: string): LockOwner | undefined {
  try {
    const owner = JSON.parse(text) as Partial<LockOwner> | null;
    const isOurs = owner?.generator === "handbill" && /^[0-9a-f]{16}$/.test(String(owner.token));
    return isOurs && Number.isInteger(owner.pid) ? (owner as LockOwner) : undefined;
  } catch {
    return undefined;
  }
}

export const formatOwner = ({ pid, host, since }: LockOwner): string =>
  `process ${pid} on ${host}, since ${since}`;

/** Whether an owner has certainly ended (`gone`) or certainly runs (`there`); `unknown` if it is not visible from here. */
export function stateOf(owner: LockOwner): "gone" | "there" | "unknown" {
  const here = thisMachine();
  if (owner.processes !== here.processes || !isSameBoot(owner.boot, here.boot)) return "unknown";
  if (here.processes === "" && owner.host !== here.host) return "unknown";
  if (!isRunning(owner.pid)) return "gone";
  // The mounted /proc may belong to another namespace.
  if (owner.started === "" || readStat("self")?.pid !== process.pid) return "unknown";
  const found = readStat(owner.pid);
  if (!found) return "unknown";
  return found.started === owner.started && !found.hasEnded ? "there" : "gone";
}

function thisMachine(): Pick<LockOwner, "host" | "boot" | "processes"> {
  // Without an identifier for the start, its time in seconds.
  const boot = orNothing(() => readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim());
  const processes = orNothing(() => readlinkSync("/proc/self/ns/pid")) ?? "";
  return { host: hostname(), boot: boot || String(Math.round(Date.now() / 1000 - uptime())), processes };
}

function isSameBoot(one: string, other: string): boolean {
  return one === other || Math.abs(Number(one) - Number(other)) < 10;
}

interface ProcessStat {
  readonly pid: number;
  /** Ticks since the machine started. */
  readonly started: string;
  /** Whether it has ended and only waits for its parent. */
  readonly hasEnded: boolean;
}

/** The state of a process on Linux. Source: proc(5), `/proc/pid/stat`. */
function readStat(pid: number | "self"): ProcessStat | undefined {
  const text = orNothing(() => readFileSync(`/proc/${pid}/stat`, "utf8"));
  if (!text) return undefined;
  // The second field is a name that may contain spaces and brackets.
  const [state = "", ...fields] = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return { pid: Number.parseInt(text, 10), started: fields[18] ?? "", hasEnded: /[ZXx]/.test(state) };
}
