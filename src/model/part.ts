import { hashOf } from "../util/hash-of.js";

/** A part of a site's pages, such as 1 of 4; all parts together are the whole. Counted from 1. */
export interface Part {
  readonly index: number;
  readonly count: number;
}

/** `2/4` */
export const formatPart = ({ index, count }: Part): string => `${index}/${count}`;

/** Whether a name belongs to a part. Each name belongs to exactly one, independent of other names. */
export const isInPart = (name: string, { index, count }: Part): boolean =>
  Number.parseInt(hashOf(name).slice(0, 12), 16) % count === index - 1;
