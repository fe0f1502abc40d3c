import { shorten } from "../../text/shorten.js";
import type { Part, SectionChange } from "./compare-texts.js";
import type { Token } from "./sections.js";

const maxPlaces = 5;
const around = 4;

/** Formats the difference of two texts for a terminal: the words at the first places, and the number of further places. */
export function formatDifference(changes: readonly SectionChange[]): string {
  const places = changes.flatMap(listPlaces);
  const lines: string[] = [];
  let shown = "";
  for (const { title, removed, added } of places.slice(0, maxPlaces)) {
    if (title !== shown && title !== "") lines.push(`${title}:`);
    shown = title;
    if (removed !== "") lines.push(`  - ${removed}`);
    if (added !== "") lines.push(`  + ${added}`);
  }
  const more = places.length - maxPlaces;
  if (more > 0) lines.push(`and ${more} more ${more === 1 ? "place" : "places"}`);
  return lines.join("\n");
}

interface ChangedPlace {
  readonly title: string;
  readonly removed: string;
  readonly added: string;
}

function listPlaces({ kind, title, titleBefore, parts }: SectionChange): ChangedPlace[] {
  if (kind === "unchanged") return [];
  const renamed = titleBefore === undefined ? [] : [{ title, removed: titleBefore, added: title }];
  const places: ChangedPlace[] = [];
  for (const [index, part] of parts.entries()) {
    if (part.kind === "unchanged" || (part.kind === "added" && parts[index - 1]?.kind === "removed"))
      continue;
    const next = parts[index + 1];
    const added = part.kind === "added" ? part : next?.kind === "added" ? next : undefined;
    const removed = part.kind === "removed" ? part : undefined;
    const before = wordsOf(parts[index - 1]);
    const after = wordsOf(parts[index + (added && removed ? 2 : 1)]);
    const line = (tokens: readonly Token[] | undefined) => {
      if (tokens === undefined || textOf(tokens) === "") return "";
      const shown = [...before.slice(-around), ...tokens, ...after.slice(0, around)];
      return `${before.length > around ? "… " : ""}${shorten(textOf(shown), longest)}${after.length > around ? " …" : ""}`;
    };
    places.push({ title, removed: line(removed?.tokens), added: line(added?.tokens) });
  }
  return [...renamed, ...places];
}

const wordsOf = (part: Part | undefined) =>
  part?.kind === "unchanged" ? part.tokens.filter(({ kind }) => kind === "word") : [];

export function textOf(tokens: readonly Token[]): string {
  let text = "";
  for (const token of tokens) {
    if (token.kind === "block") text += text === "" ? "" : " ¶ ";
    else if (token.kind === "target") text += ` (${token.address})`;
    else text += (token.isSpaced && text !== "" ? " " : "") + token.text;
  }
  return text.replace(/\s+/g, " ").trim();
}

const longest = 240;
