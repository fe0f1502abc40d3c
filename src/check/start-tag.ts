import { type Address, addressesOf } from "./page-addresses.js";

/** What a start tag says: of elements that begin alike it is found out once. */
export interface StartTag {
  /** In lower case, but for names of SVG that have capitals. */
  readonly tag: string;
  /** By name in lower case, entities decoded. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly attributeNames: readonly string[];
  /** Whether assistive technology skips the element with all that is in it. */
  readonly hides: boolean;
  readonly addresses: readonly Omit<Address, "element">[];
}

export function describeStartTag(tag: string, attributes: StartTag["attributes"]): StartTag {
  return {
    tag,
    attributes,
    attributeNames: Object.keys(attributes),
    hides: tag === "template" || attributes.hidden !== undefined || attributes["aria-hidden"] === "true",
    addresses: addressesOf({ tag, attributes }),
  };
}
