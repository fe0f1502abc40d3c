import { displayLength } from "../../text/display-length.js";
import type { Discovered, Picture } from "../discovered.js";
import { firstSentence } from "../listings/listing-lines.js";
import { readListingText } from "../listings/read-listing-text.js";
import { inSentenceCase } from "../listings/sentence-case.js";

/** The texts about the app in the messages of a landing page. */
export interface LandingWords {
  readonly landing: {
    readonly title: string;
    readonly sentence: string;
    readonly about: readonly string[];
    /** Each has both keys, and one may be empty: TypeScript would not know a key that all entries lack. */
    readonly features: readonly { readonly title: string; readonly text: string }[];
    readonly questions: readonly [];
  };
  /** The listing's heading above its features, if there is one. */
  readonly featuresHeading: string | undefined;
}

export function planWords(discovered: Discovered, language: string): LandingWords {
  const listing = discovered.description?.value ?? "";
  const text = readListingText(listing);
  const name = discovered.name?.value ?? "";
  const titled = (title: string) => inSentenceCase(title, { text: listing, name, language });
  const subtitle = discovered.subtitle && withoutName(discovered.subtitle.value, name);
  const sentence = subtitle ?? text.sentence;
  return {
    landing: {
      title: titleOf(subtitle ?? "", name),
      sentence,
      // Text that already appears above is not repeated.
      about: text.about
        .map((paragraph, index) =>
          index === 0 ? withoutStart(paragraph, discovered.subtitle?.value ?? sentence) : paragraph,
        )
        .map((paragraph) => paragraph.replace(/^.+(?=\n)/, titled))
        .filter((paragraph) => paragraph !== ""),
      features: text.features
        .filter(({ title, text }) => text !== undefined || title !== name)
        .map(({ title, text = "" }) => ({ title: titled(title), text: beginAsSentence(text, language) })),
      questions: [],
    },
    featuresHeading: text.featuresHeading && titled(text.featuresHeading),
  };
}

/** The title of the browser tab after the app's name: a subtitle, or its first sentence, if search results show both. */
const titleOf = (subtitle: string, name: string) =>
  [subtitle, firstSentence(subtitle).replace(/[.。]$/, "")].find(
    (title) => displayLength(`${name} – ${title}`) <= 65,
  ) ?? "";

/** A subtitle that repeats the name above it, without that: `Tidepool, tides at a glance`. */
function withoutName(subtitle: string, name: string): string {
  const rest = subtitle.startsWith(name)
    ? /^(?:[,:：]|\s+[–—|·-])\s+(\S.*)$/u.exec(subtitle.slice(name.length))
    : null;
  return rest?.[1]?.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()) ?? subtitle;
}

const withoutStart = (paragraph: string, sentence: string) =>
  paragraph.startsWith(sentence) ? paragraph.slice(sentence.length).trim() : paragraph;

export const sourceOfPicture = (picture: Picture): string =>
  "file" in picture ? picture.file : picture.address;

/** Capitalises text after a colon, which becomes a sentence on a page, except for names like `iCloud`. */
const beginAsSentence = (text: string, language: string) =>
  text.replace(/^\p{Ll}(?!\p{L}*\p{Lu})/u, (letter) => letter.toLocaleUpperCase(language));
