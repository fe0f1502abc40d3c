import type { Nodes } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import type { VFile } from "vfile";
import type { Diagnostics, Place } from "../../diagnostics/diagnostics.js";
import { nearest } from "../../text/nearest.js";
import { placeInText } from "../front-matter/text-place.js";
import { stateIn } from "../markdown/markdown-facts.js";

export type Directive = ContainerDirective | LeafDirective;

/** The text in brackets; for a block with text inside, its first paragraph. */
export function labelOf(node: Directive): Nodes | undefined {
  if (node.type === "leafDirective") return node;
  const [first] = node.children;
  return first?.type === "paragraph" && first.data?.directiveLabel ? first : undefined;
}

/** The attributes of a directive with their facts inserted, and the place of each. */
interface BlockAttributes {
  readonly values: Readonly<Record<string, string>>;
  readonly place: Place;
  readonly places: Readonly<Record<string, Place>>;
}

export function readAttributes(node: Directive, file: VFile): BlockAttributes {
  const text = String(file);
  const start = node.position?.start.offset ?? 0;
  const line = text.slice(start, text.indexOf("\n", start) < 0 ? undefined : text.indexOf("\n", start));
  const colons = /^:*/.exec(line)?.[0].length ?? 0;
  const place = placeInText(text, { file: file.path, offset: start, length: colons + node.name.length });
  const entries = Object.entries(node.attributes ?? {});
  const placeOf = (name: string) => {
    const at = new RegExp(`[\\s{"'](${name.replace(/[^\w-]/g, "\\$&")})(?=[\\s=}])`).exec(line);
    if (!at) return place;
    return placeInText(text, { file: file.path, offset: start + at.index + 1, length: name.length });
  };
  return {
    values: Object.fromEntries(entries.map(([name, value]) => [name, stateIn(value ?? "", node, file)])),
    place,
    places: Object.fromEntries(entries.map(([name]) => [name, placeOf(name)])),
  };
}

export type AttributeRules = Readonly<Record<string, AttributeRule>>;

interface AttributeRule {
  readonly isRequired?: boolean;
  /** As the rest of a sentence: `must be …`. */
  readonly expected: string;
  readonly pattern: RegExp;
}

/** Reports unknown, missing and invalid attributes of a block; returns whether all are valid. */
export function checkAttributes(
  block: string,
  { values, place, places }: BlockAttributes,
  { rules, log }: { rules: AttributeRules; log: Diagnostics },
): boolean {
  let isValid = true;
  const known = Object.keys(rules);
  for (const name of Object.keys(values)) {
    if (Object.hasOwn(rules, name)) continue;
    isValid = false;
    const args = { block, attribute: name, known: known.join(", "), near: nearest(name, known) };
    log.add("read/block-attribute", args, places[name] ?? place);
  }
  for (const [attribute, { isRequired = false, expected, pattern }] of Object.entries(rules)) {
    const received = Object.hasOwn(values, attribute) ? values[attribute] : undefined;
    if (received === undefined ? !isRequired : pattern.test(received)) continue;
    isValid = false;
    log.add("read/block-value", { block, attribute, expected, received }, places[attribute] ?? place);
  }
  return isValid;
}
