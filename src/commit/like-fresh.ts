import type { Stats } from "node:fs";

/** Whether a file belongs to the same people, with the same rights, as one that has just been written. */
export const isLikeFresh = (stats: Stats, fresh: Stats): boolean =>
  stats.isFile() && stats.mode === fresh.mode && stats.uid === fresh.uid && stats.gid === fresh.gid;
