import type { Diagnostics, Place } from "../../diagnostics/diagnostics.js";
import { slugOf } from "../../model/addresses/addresses.js";
import type { Font, FontSubset } from "../../model/media/media.js";
import type { Draft } from "../../model/pages/page.js";
import { configPlace } from "../../model/place.js";
import { listSome } from "../../text/list-some.js";
import { hashOf } from "../../util/hash-of.js";
import { isLeftToSystem } from "../../util/left-to-system.js";
import { onceEach } from "../../util/once.js";
import { parsePageText } from "../page-text.js";
import { CharacterCount } from "./character-count.js";
import { listFontPlaces } from "./font-places.js";
import { parseStyleFacts, type StyleFacts } from "./style-facts.js";

export interface UsedFont {
  readonly subset: FontSubset;
  /** How often the pages show each character. */
  readonly count: CharacterCount<Place>;
  readonly isNamedIn: (style: string) => boolean;
  /** Whether an earlier file has the same face, so that this one only adds the characters missing there. */
  readonly isFurtherPart: boolean;
}

/** Increase this when a subset of the same font with the same characters gives other bytes. */
const recipe = 1;

interface FontContext {
  /** Whether the site has cards: they get all fonts, so a page need not name one. */
  readonly onCards: boolean;
  readonly log: Diagnostics;
}

/** Decides which characters of each font the pages of each language use. Reports characters that a font lacks. */
export function planFontSubsets(
  fonts: readonly Font[],
  pages: readonly Draft[],
  { onCards, log }: FontContext,
): UsedFont[] {
  if (fonts.length === 0) return [];
  const factsOf = onceEach(parseStyleFacts);
  const placeOf = (font: Font, key: string) => configPlace(["fonts", String(fonts.indexOf(font)), key]);
  const namedIn = (font: Font, among: readonly Draft[]) =>
    among.some(({ route }) => isFor(font, route.language) && factsOf(route.module.style).names(font.family));
  for (const font of fonts) {
    if (!namedIn(font, pages) && !onCards)
      log.add("render/unused-font", { family: font.family }, placeOf(font, "family"));
  }
  const missing = new Set<string>();
  const languages = [...new Set(pages.map(({ route }) => route.language))];
  return languages.flatMap((language) => {
    const ofLanguage = pages.filter(({ route }) => route.language === language);
    const used = fonts.filter((font) => namedIn(font, ofLanguage));
    return countCharacters(used, ofLanguage, factsOf).flatMap(({ font, count, shown }) => {
      const parts = fonts.filter((other) => faceOf(other) === faceOf(font) && isFor(other, language));
      const earlier = parts.slice(0, parts.indexOf(font));
      for (const characters of [count, shown]) characters.include(` ${font.text}`, placeOf(font, "text"));
      const lacking = listMissing(parts, shown).filter(
        ({ codePoint }) => missing.size < missing.add(`${faceOf(font)} ${codePoint}`).size,
      );
      const glyphs = listSome(
        lacking.map(({ codePoint }) => showCharacter(codePoint)),
        5,
      );
      if (lacking[0]) log.add("render/missing-glyph", { family: font.family, glyphs }, lacking[0].where);
      const isNamedIn = (style: string) => factsOf(style).names(font.family);
      const subset = planSubset(font, { language, count, earlier });
      const isFurtherPart = earlier.length > 0;
      return isFurtherPart && subset.codePoints.length === 0
        ? []
        : [{ subset, count, isNamedIn, isFurtherPart }];
    });
  });
}

const isFor = ({ languages }: Font, language: string) =>
  languages.length === 0 || languages.includes(language);

/** The identity of a face for browsers; several files may cover its characters, as Fontsource's do by script. */
const faceOf = ({ family, weight, style }: Font) => `${family.toLowerCase()} ${weight} ${style}`;

interface CountedFont {
  readonly font: Font;
  /** The characters of the subset: all text of the pages that name the font, or of the places in the config. */
  readonly count: CharacterCount<Place>;
  /** Characters that are certainly shown in this font; missing characters elsewhere do not matter. */
  readonly shown: CharacterCount<Place>;
}

function countCharacters(
  fonts: readonly Font[],
  pages: readonly Draft[],
  factsOf: (style: string) => StyleFacts,
): CountedFont[] {
  const counts = fonts.map((font) => ({
    font,
    count: new CharacterCount<Place>(),
    shown: new CharacterCount<Place>(),
  }));
  for (const { route, html } of pages) {
    const { names, generated, transforms } = factsOf(route.module.style);
    const place = { file: route.module.sourceFile, page: route.routePath };
    const scopes = counts
      .filter(({ font }) => names(font.family))
      .flatMap(({ font, count, shown }) => {
        const places =
          font.for.length > 0
            ? font.for
            : (listFontPlaces(route.module.style, font.family.toLowerCase()) ?? []);
        const see = (text: string) => {
          shown.add(text, place);
          for (const transform of transforms) shown.include(transform(text), place);
        };
        const take = (text: string) => {
          count.add(text, place);
          for (const transform of transforms) count.include(transform(text), place);
        };
        // The place of text that CSS generates is unknown, so it causes no warning if the font is for some places only.
        const known = (text: string) => [...text].filter((one) => font.metrics.has(one.codePointAt(0) ?? 0));
        count.include(font.for.length === 0 ? generated : known(generated).join(""), place);
        if (places.length === 0) shown.include(generated, place);
        return [
          { selectors: font.for, take, languages: font.languages },
          { selectors: places, take: see, languages: font.languages },
        ];
      });
    if (scopes.length > 0) parsePageText(html, scopes);
  }
  return counts;
}

function listMissing(parts: readonly Font[], shown: CharacterCount<Place>) {
  return shown
    .list()
    .filter(
      ({ codePoint }) =>
        !parts.some(({ metrics }) => metrics.has(codePoint)) &&
        !isLeftToSystem(String.fromCodePoint(codePoint)),
    );
}

const showCharacter = (codePoint: number) =>
  `${String.fromCodePoint(codePoint)} (U+${codePoint.toString(16).toUpperCase().padStart(4, "0")})`;

interface SubsetContext {
  readonly language: string;
  readonly count: CharacterCount<Place>;
  /** The fonts of the same face that come before it. */
  readonly earlier: readonly Font[];
}

/**
 * The fonts of a page that is built before the others: the last subsets if they have all its characters, otherwise with those added.
 */
export function planEarlySubsets(
  fonts: readonly Font[],
  page: Draft,
  { last, ...context }: FontContext & { readonly last: readonly UsedFont[] },
): UsedFont[] {
  return planFontSubsets(fonts, [page], context).map((used) => {
    const { font, language, codePoints } = used.subset;
    const before = last.find(({ subset }) => subset.language === language && subset.font.hash === font.hash);
    if (!before) return used;
    const all = new Set([...before.subset.codePoints, ...codePoints]);
    if (all.size === before.subset.codePoints.length) return before;
    const subset = subsetTo(
      font,
      language,
      [...all].sort((a, b) => a - b),
    );
    return { ...before, subset, isNamedIn: used.isNamedIn };
  });
}

function planSubset(font: Font, { language, count, earlier }: SubsetContext): FontSubset {
  const isThere = (codePoint: number) => earlier.some(({ metrics }) => metrics.has(codePoint));
  const codePoints = count
    .list()
    .flatMap(({ codePoint }) => (font.metrics.has(codePoint) && !isThere(codePoint) ? codePoint : []));
  return subsetTo(font, language, codePoints);
}

/** The name is derived from the inputs of the subset, so that a page can name the file before it exists. */
function subsetTo(font: Font, language: string, codePoints: readonly number[]): FontSubset {
  const hash = hashOf(JSON.stringify([recipe, font.hash, codePoints, [...font.features].sort()]));
  const italic = font.style === "italic" ? "-italic" : "";
  const outputFile = `assets/${slugOf(font.family)}-${font.weight}${italic}-${hash.slice(0, 10)}.woff2`;
  return { font, language, codePoints, outputFile };
}
