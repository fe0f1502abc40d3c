import { hashOf } from "../util/hash-of.js";

/** Which part of a site's pages is made: one of several that make the whole, the first being 1. */
export interface Part {
  readonly index: number;
  readonly count: number;
}

/** `2/4` */
export const formatPart = ({ index, count }: Part): string => `${index}/${count}`;

/** Whether what is called so belongs to a part. Every name belongs to one of them, whatever else there is. */
export const isInPart = (name: string, { index, count }: Part): boolean =>
  Number.parseInt(hashOf(name).slice(0, 12), 16) % count === index - 1;
