import { lstatSync, readdirSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Stamp, stampOfStats } from "../effects/stamp-of-stats.js";

export type { Stamp } from "../effects/stamp-of-stats.js";

/** What is at a path. */
export function stampOf(path: string): Stamp {
  return asked(() => {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats ? stampOfStats(stats) : absent;
  });
}

/** The same of a link itself. */
export function stampOfEntry(path: string): Stamp {
  return asked(() => {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    return stats ? stampOfStats(stats) : absent;
  });
}

/** Nothing is there. */
export const absent: Stamp = "absent";

/** The names in a folder with exceptions, each with its kind, and the targets of links. */
export function stampOfNames(path: string, isLeftOut: (name: string) => boolean = () => false): Stamp {
  return asked(() =>
    readdirSync(path, { withFileTypes: true })
      .filter(({ name }) => !isLeftOut(name))
      .map((entry) => {
        if (entry.isSymbolicLink()) return `${entry.name}\0>${readlinkSync(join(path, entry.name))}`;
        return `${entry.name}\0${entry.isDirectory() ? "/" : entry.isFile() ? "" : "?"}`;
      })
      .sort()
      .join("\0\0"),
  );
}

/** The names in such a stamp. */
export const namesOfStamp = (stamp: Stamp): ReadonlySet<string> =>
  new Set(Array.from(stamp.matchAll(/(?:^|\0\0)([^\0]+)\0/g), ([, name = ""]) => name));

/** Only whether something is at a path, and of what kind. */
export function stampOfPresence(path: string): Stamp {
  return asked(() => {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats ? `${stats.mode} ${stats.uid} ${stats.gid}` : absent;
  });
}

/** Where a path leads, links followed. */
export const stampOfPlace = (path: string): Stamp => asked(() => realpathSync(path));

function asked(ask: () => Stamp): Stamp {
  try {
    return ask();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return code === "ENOENT" || code === "ENOTDIR" ? absent : `! ${code}`;
  }
}

/** File systems tell the time of a change in steps of up to this many milliseconds. */
const clockStepMs = 20;
/** Those that tell it in whole seconds take up to two. */
const coarseStepMs = 2_010;

/**
 * Whether what a stamp of `stampOf` is of may have been changed at a moment or after it, in milliseconds since 1970 by the
 * disk's clock: until a step of that clock has passed, a change need not show in the stamp.
 */
export function isYoung(stamp: Stamp, moment: number): boolean {
  const changed = stamp.lastIndexOf(" ");
  const written = stamp.lastIndexOf(" ", changed - 1);
  const isSince = (time: number) => time >= moment - (time % 1000 === 0 ? coarseStepMs : clockStepMs);
  return isSince(Number(stamp.slice(changed + 1))) || isSince(Number(stamp.slice(written + 1, changed)));
}
