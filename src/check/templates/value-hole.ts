import { decodePlainEntities } from "../../text/decode-entities.js";
import { type Changed, changeAttribute, type StartTag } from "../page/start-tag.js";
import { attributesIn } from "./plain-tags.js";

/** A start tag with one attribute value that differs between pages. */
export interface ValueHole {
  readonly attribute: string;
  /** The source before the value and after it, including the quotes. */
  readonly lead: string;
  readonly trail: string;
}

/** The common parts of two regular start tags that differ in one value only; otherwise undefined. */
export function holeBetween(written: string, other: string): ValueHole | undefined {
  const names = new Set<string>();
  let hole: ValueHole | undefined;
  for (const { index, 1: name = "", 2: value } of attributesIn(written)) {
    // Only one of two attributes with the same name counts.
    if (names.size === names.add(name.toLowerCase()).size) return undefined;
    if (value === undefined) continue;
    const start = index + name.length + '="'.length;
    const found = {
      attribute: name.toLowerCase(),
      lead: written.slice(0, start),
      trail: written.slice(start + value.length),
    };
    if (fits(other, found)) hole = found;
  }
  return hole;
}

/** Whether a start tag fits a hole: it may only differ in that value. */
export function fits(written: string, { lead, trail }: ValueHole): boolean {
  const end = written.length - trail.length;
  if (end < lead.length || !written.startsWith(lead) || !written.endsWith(trail)) return false;
  return !written.slice(lead.length, end).includes('"');
}

/** The start tag at a place of a page and its end, if it equals a known one except for that value; otherwise undefined. */
export function valueAt(
  html: string,
  at: number,
  { hole: { attribute, lead, trail }, start }: { readonly hole: ValueHole; readonly start: StartTag },
): { readonly is: Changed; readonly end: number } | undefined {
  const from = at + lead.length;
  if (html.slice(at, from) !== lead) return undefined;
  const to = html.indexOf('"', from);
  const end = to + trail.length;
  if (to < 0 || html.slice(to, end) !== trail) return undefined;
  const value = decodePlainEntities(html.slice(from, to));
  const is = value === undefined ? undefined : changeAttribute(start, attribute, value);
  return is && { is, end };
}
