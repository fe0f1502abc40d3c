import { type Address, addressesOf } from "./page-addresses.js";
import type { Reading } from "./page-element.js";
import { inlineTags, neverText } from "./page-element.js";

/** The data of a start tag, computed once for equal tags. */
export interface StartTag {
  /** In lower case, except for mixed-case names of SVG. */
  readonly tag: string;
  /** By name in lower case, entities decoded. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly listedTag: ListedTag | undefined;
  readonly listedAttributes: readonly string[];
  readonly isHeading: boolean;
  /** Whether its elements are listed at all, under these or for their ids and addresses. */
  readonly isListed: boolean;
  readonly reading: Reading;
  /** Whether assistive technology skips the element and its content. */
  readonly hides: boolean;
  readonly addresses: readonly Omit<Address, "element">[];
}

/** The tags that rules use. Listing all would take longer than reading them. */
const listedTags = [
  ...["html", "body", "title", "meta", "link", "style", "script", "main", "nav", "ol", "ul", "a", "button"],
  ...["summary", "iframe", "img", "area", "svg", "form", "label", "input", "select", "textarea"],
  ...["video", "audio"],
] as const;
export type ListedTag = (typeof listedTags)[number];

const listed: ReadonlySet<string> = new Set(listedTags);
const isListedTag = (tag: string): tag is ListedTag => listed.has(tag);

/** The attributes that reference other elements by id. */
export const idLists: ReadonlySet<string> = new Set([
  ...["aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "aria-details"],
  ...["aria-activedescendant", "aria-errormessage", "aria-flowto", "for", "headers", "list", "popovertarget"],
]);

/** Further attributes that rules use, besides those with ids or code. */
const asked = new Set(["id", "role", "alt", "aria-label", "title"]);

const isAsked = (attribute: string, value: string) =>
  asked.has(attribute) ||
  idLists.has(attribute) ||
  attribute === "style" ||
  (attribute === "class" && hasGeneratedClass(value)) ||
  (attribute.startsWith("on") && /^on[a-z]/.test(attribute));

const headingTag = /^h[1-6]$/;

export function describeStartTag(tag: string, attributes: StartTag["attributes"]): StartTag {
  const listedAttributes: string[] = [];
  for (const name in attributes) if (isAsked(name, attributes[name] ?? "")) listedAttributes.push(name);
  const isHeading = headingTag.test(tag);
  const listedTag = isListedTag(tag) ? tag : undefined;
  const addresses = addressesOf({ tag, attributes });
  return {
    tag,
    attributes,
    listedTag,
    listedAttributes,
    isHeading,
    isListed: listedTag !== undefined || isHeading || listedAttributes.length > 0 || addresses.length > 0,
    reading: readingOf(tag),
    hides: tag === "template" || attributes.hidden !== undefined || attributes["aria-hidden"] === "true",
    addresses,
  };
}

function readingOf(tag: string): Reading {
  if (neverText.has(tag)) return "never";
  return tag === "br" ? "break" : inlineTags.has(tag) ? "inline" : "block";
}

/** Whether elements of two start tags with the same name are found by the same look-ups, apart from the values of their addresses. */
export function isListedLike(start: StartTag, other: StartTag): boolean {
  const { attributes, addresses, listedAttributes } = start;
  return (
    start.hides === other.hides &&
    attributes.id === other.attributes.id &&
    attributes.name === other.attributes.name &&
    listedAttributes.length === other.listedAttributes.length &&
    listedAttributes.every((name, at) => name === other.listedAttributes[at]) &&
    addresses.length === other.addresses.length &&
    addresses.every(({ attribute, use }, at) => {
      const like = other.addresses[at];
      return attribute === like?.attribute && use === like.use;
    })
  );
}

/**
 * The form of classes that CSS-in-JS libraries generate for style that they insert at run time: styled-components, Emotion, Goober,
 * Griffel (Fluent UI), JSS and React Native for Web.
 */
const generated =
  /^(?:(?:[\w-]*-)?sc-(?=[a-z]*[A-Z0-9])[A-Za-z0-9]{5,}(?:-\d+)?|css-[a-z0-9]*\d[a-z0-9]*(?:-\w+)*|css-(?:view|text)-\w+|go\d{6,}|___[a-z0-9]{4,}(?:_\w+)?|(?:makeStyles|jss)[\w-]*-\d+)$/;

/** The form of Tailwind's classes for colours, which no other style sheet has. */
const utility =
  /^(?:[\w-]+:)*(?:bg|text|border|ring|from|to|via|fill|stroke|outline|accent|shadow|divide|decoration|caret)-(?:slate|gray|zinc|neutral|stone|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose)-(?:50|[1-9]00|950)(?:\/\d+)?$/;

/** Whether some of an element's classes have one of these forms. */
const hasGeneratedClass = (value: string): boolean =>
  mayBeGenerated.test(value) && listGenerated(value).length + listUtilities(value).length > 0;

/** A quick test that rules out most values. */
const mayBeGenerated = /sc-|css-|go\d|___|jss|makeStyles|-[1-9]?[05]0\b/;

export const listUtilities = (value: string): string[] =>
  value.split(/\s+/).filter((name) => utility.test(name));

export const listGenerated = (value: string): string[] =>
  value.split(/\s+/).filter((name) => generated.test(name));
