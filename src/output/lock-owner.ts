import { hostname } from "node:os";
import { isRunning } from "../util/is-running.js";
import { orNothing } from "../util/or-nothing.js";

export interface LockOwner {
  readonly generator: "handbill";
  /** Random and unique to this lock. */
  readonly token: string;
  readonly host: string;
  readonly pid: number;
  /** ISO date and time, for people. */
  readonly since: string;
}

export const ownOwner = (token: string): LockOwner => ({
  generator: "handbill",
  token,
  host: hostname(),
  pid: process.pid,
  since: new Date().toISOString(),
});

/** Parses the owner of a lock; undefined if the file is not our lock. */
export function parseOwner(text: string): LockOwner | undefined {
  const owner = orNothing(() => JSON.parse(text) as Partial<LockOwner> | null);
  const isOurs = owner?.generator === "handbill" && /^[0-9a-f]{16}$/.test(String(owner.token));
  return isOurs && Number.isInteger(owner.pid) ? (owner as LockOwner) : undefined;
}

export const formatOwner = ({ pid, host, since }: LockOwner): string =>
  `process ${pid} on ${host}, since ${since}`;

/**
 * Whether the owner's process has ended, as far as this machine can tell. In a container with the same name it may still run: it finds
 * out that it lost the lock before it replaces anything.
 */
export const hasEnded = ({ host, pid }: LockOwner): boolean => host === hostname() && !isRunning(pid);
