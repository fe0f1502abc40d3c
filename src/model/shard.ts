import { hashOf } from "../util/hash-of.js";

/** One part of a site's pages, such as 1 of 4; all shards together are the site. Counted from 1. */
export interface Shard {
  readonly index: number;
  readonly count: number;
}

/** `2/4` */
export const formatShard = ({ index, count }: Shard): string => `${index}/${count}`;

/** Whether a name belongs to a shard. Each name belongs to exactly one, independent of other names. */
export const isInShard = (name: string, { index, count }: Shard): boolean =>
  Number.parseInt(hashOf(name).slice(0, 12), 16) % count === index - 1;
