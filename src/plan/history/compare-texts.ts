import { diffArrays } from "diff";
import { keyOf, listSections, type Section, type Token } from "./sections.js";

/** How a section changed from one version to the next. */
export interface SectionChange {
  readonly kind: "unchanged" | "changed" | "added" | "removed";
  readonly id: string;
  readonly title: string;
  /** The previous title, if it was different. */
  readonly titleBefore: string | undefined;
  readonly parts: readonly Part[];
}

export interface Part {
  readonly kind: "unchanged" | "added" | "removed";
  readonly tokens: readonly Token[];
}

/** A text with more changes counts as replaced: the time for the exact comparison grows with their square. */
const maxEdits = 3000;

/** Compares two texts section by section, and the words in each. */
export function compareTexts(before: string, after: string): SectionChange[] {
  const [old, young] = [listSections(before), listSections(after)];
  const changes: SectionChange[] = [];
  let [from, to] = [0, 0];
  let removed: Section[] = [];
  let added: Section[] = [];
  const flush = () => {
    changes.push(...pairSections(removed, added));
    removed = [];
    added = [];
  };
  for (const part of diffArrays(old.map(sectionKey), young.map(sectionKey))) {
    const { length } = part.value;
    if (part.removed) removed.push(...old.slice(from, from + length));
    else if (part.added) added.push(...young.slice(to, to + length));
    else {
      flush();
      for (const [index, section] of young.slice(to, to + length).entries()) {
        const other = old[from + index];
        if (other) changes.push(compareSection(other, section));
      }
    }
    if (!part.added) from += length;
    if (!part.removed) to += length;
  }
  flush();
  return changes;
}

const sectionKey = ({ id, title }: Section) => `${id} ${title}`;

/** A removed and an added section are the same section with a new title if most of the words are the same. */
function pairSections(removed: readonly Section[], added: readonly Section[]): SectionChange[] {
  const paired = new Set<Section>();
  const changes = added.map((section): SectionChange => {
    const other = removed.find((one) => !paired.has(one) && isSimilar(one, section));
    if (!other) return { ...unpairedOf(section, "added"), titleBefore: undefined };
    paired.add(other);
    return compareSection(other, section);
  });
  const gone = removed.filter((section) => !paired.has(section));
  return [...gone.map((section) => unpairedOf(section, "removed")), ...changes];
}

function isSimilar(one: Section, other: Section): boolean {
  const words = ({ tokens }: Section) => tokens.filter(({ kind }) => kind === "word").map(keyOf);
  const [own, others] = [new Set(words(one)), words(other)];
  const same = others.filter((key) => own.has(key)).length;
  return same * 2 > Math.max(others.length, words(one).length);
}

const unpairedOf = ({ id, title, tokens }: Section, kind: "added" | "removed"): SectionChange => ({
  kind,
  id,
  title,
  titleBefore: undefined,
  parts: [{ kind, tokens }],
});

function compareSection(before: Section, after: Section): SectionChange {
  const { id, title } = after;
  const parts = compareTokens(before.tokens, after.tokens);
  const titleBefore = before.title === title ? undefined : before.title;
  const isUnchanged = titleBefore === undefined && parts.every(({ kind }) => kind === "unchanged");
  return { kind: isUnchanged ? "unchanged" : "changed", id, title, titleBefore, parts };
}

function compareTokens(before: readonly Token[], after: readonly Token[]): Part[] {
  const unpaired: Part[] = [
    { kind: "removed", tokens: before },
    { kind: "added", tokens: after },
  ];
  const found = diffArrays(before.map(keyOf), after.map(keyOf), { maxEditLength: maxEdits });
  if (!found) return unpaired;
  const parts: Part[] = [];
  let [from, to] = [0, 0];
  for (const { value, added = false, removed = false } of found) {
    const { length } = value;
    const tokens = removed ? before.slice(from, from + length) : after.slice(to, to + length);
    parts.push({ kind: removed ? "removed" : added ? "added" : "unchanged", tokens });
    if (!added) from += length;
    if (!removed) to += length;
  }
  return mergeShortParts(parts);
}

/** Merges a single unchanged word into the changes around it, which is easier to read. */
function mergeShortParts(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  let removed: Token[] = [];
  let added: Token[] = [];
  const flush = () => {
    if (removed.length > 0) joined.push({ kind: "removed", tokens: removed });
    if (added.length > 0) joined.push({ kind: "added", tokens: added });
    removed = [];
    added = [];
  };
  for (const [index, part] of parts.entries()) {
    const isSingleWord =
      part.kind === "unchanged" &&
      part.tokens.length === 1 &&
      part.tokens[0]?.kind === "word" &&
      removed.length > 0 &&
      added.length > 0 &&
      index < parts.length - 1;
    if (part.kind === "removed" || isSingleWord) removed.push(...part.tokens);
    if (part.kind === "added" || isSingleWord) added.push(...part.tokens);
    if (part.kind === "unchanged" && !isSingleWord) {
      flush();
      joined.push(part);
    }
  }
  flush();
  return joined;
}
