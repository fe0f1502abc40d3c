import { readFileSync, statSync } from "node:fs";
import { dirname, sep } from "node:path";
import { orNothing } from "../util/or-nothing.js";

/** Whether another disk or folder is mounted at a path without symbolic links. */
export function isMountPoint(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return false;
  return stats.dev !== statSync(dirname(path)).dev || listMounts().includes(path);
}

/** The mounts below a folder, as far as the system lists them. */
export function listMountsIn(folder: string): string[] {
  return listMounts().filter((path) => path.startsWith(folder + sep));
}

/** A folder that is mounted a second time is on the same disk as its parent. Source: proc(5), mountinfo. */
const listMounts = (): string[] =>
  // Only Linux has the file.
  parseMounts(orNothing(() => readFileSync("/proc/self/mountinfo", "latin1")) ?? "");

/** The paths in `/proc/self/mountinfo`, read byte by byte. */
export function parseMounts(text: string): string[] {
  return text
    .split("\n")
    .map((line) => Buffer.from(unescapeOctal(line.split(" ")[4] ?? ""), "latin1").toString());
}

const unescapeOctal = (text: string) =>
  text.replace(/\\([0-7]{3})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 8)));
