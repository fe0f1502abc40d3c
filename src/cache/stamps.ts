import { lstatSync, readdirSync, readlinkSync, realpathSync, statSync } from "node:fs";
import { join } from "node:path";
import { type Stamp, stampOfStats } from "../effects/stamp-of-stats.js";

export type { Stamp } from "../effects/stamp-of-stats.js";

export function stampOf(path: string): Stamp {
  return asked(() => {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats ? stampOfStats(stats) : absent;
  });
}

/** The stamp of a link itself. */
export function stampOfEntry(path: string): Stamp {
  return asked(() => {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    return stats ? stampOfStats(stats) : absent;
  });
}

/** The stamp of a missing path. */
export const absent: Stamp = "absent";

/** The names in a folder, without exceptions, each with its kind, and the targets of links. */
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

/** Only whether a path exists, and its kind. */
export function stampOfPresence(path: string): Stamp {
  return asked(() => {
    const stats = statSync(path, { throwIfNoEntry: false });
    return stats ? `${stats.mode} ${stats.uid} ${stats.gid}` : absent;
  });
}

/** The real path, with links resolved. */
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

/** File systems record the time of a change in steps of up to this many milliseconds. */
const clockStepMs = 20;
/** File systems with whole seconds need up to two seconds. */
const coarseStepMs = 2_010;

/**
 * Whether a stamped path may have been changed at or after a moment, in milliseconds since 1970 by the disk's clock: until that clock has
 * advanced a step, a change need not show in the stamp.
 */
export function isYoung(stamp: Stamp, moment: number): boolean {
  const changed = stamp.lastIndexOf(" ");
  const written = stamp.lastIndexOf(" ", changed - 1);
  const isSince = (time: number) => time >= moment - (time % 1000 === 0 ? coarseStepMs : clockStepMs);
  return isSince(Number(stamp.slice(changed + 1))) || isSince(Number(stamp.slice(written + 1, changed)));
}
