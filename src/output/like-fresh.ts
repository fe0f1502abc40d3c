import type { Stats } from "node:fs";

/** Whether a file or folder belongs to the same people, with the same rights, as one of its kind that has just been made. */
export const isLikeFresh = (stats: Stats, fresh: Stats): boolean =>
  stats.mode === fresh.mode && stats.uid === fresh.uid && stats.gid === fresh.gid;
