import type { Discovered, Picture } from "../discovered.js";
import { joinLines } from "../join-lines.js";
import { readListingText } from "../listings/read-listing-text.js";

/** What the messages of a landing page say of the app. */
export interface LandingWords {
  readonly landing: {
    readonly title: string;
    readonly sentence: string;
    readonly about: readonly string[];
    /**
     * Each with both keys, one of which may be empty: TypeScript would not know a key that all entries lack.
     */
    readonly features: readonly { readonly title: string; readonly text: string }[];
    readonly questions: readonly [];
  };
  /** What the listing puts above its features, if it says so. */
  readonly featuresHeading: string | undefined;
}

/** The words of the listing, in the places of the landing page. */
export function planWords(found: Discovered, language: string): LandingWords {
  const text = readListingText(found.description?.value ?? "");
  const sentence = found.subtitle?.value ?? text.sentence;
  return {
    landing: {
      title: found.subtitle?.value ?? "",
      sentence,
      // Text that already appears above is not repeated.
      about: text.about
        .map((paragraph, index) => (index === 0 ? withoutStart(paragraph, sentence) : paragraph))
        .filter((paragraph) => paragraph !== ""),
      features: text.features.map(({ title, text = "" }) => ({
        title,
        text: beginAsSentence(text, language),
      })),
      questions: [],
    },
    featuresHeading: text.featuresHeading,
  };
}

/** A paragraph without the sentence that it begins with, whatever lines that is broken into. */
function withoutStart(paragraph: string, sentence: string): string {
  if (paragraph.startsWith(sentence)) return paragraph.slice(sentence.length).trim();
  const joined = joinLines(paragraph);
  return joined.startsWith(sentence) ? joined.slice(sentence.length).trim() : paragraph;
}

/** `pages/_screenshots/index.ts`: the pictures that lie beside it. */
export function planScreenshots(files: readonly string[]): string {
  const imports = files.map(
    (file, index) => `import screen${index + 1} from ${JSON.stringify(`./${file}`)};\n`,
  );
  const list = files.map((_, index) => `  { image: screen${index + 1}, alt: "" },\n`);
  return `${imports.join("")}import type { Screenshot } from "./screenshot.ts";

/*
 * The app's screenshots, in the order in which the page shows them. Say in \`alt\` what each shows.
 * For a video in a device, import an mp4 and add it to its screenshot as \`video\`.
 */

export const screenshots: readonly Screenshot[] = [${list.length > 0 ? `\n${list.join("")}` : ""}];
`;
}

/** The ending that a picture's file gets, from its format. */
export const pictureName = (index: number, format: string): string =>
  `${String(index + 1).padStart(2, "0")}.${format === "jpeg" ? "jpg" : format}`;

/** Where a picture comes from, as a message names it. */
export const sourceOfPicture = (picture: Picture): string =>
  "file" in picture ? picture.file : picture.address;

/** What follows a colon in a listing is a sentence of its own on a page. `iCloud` and the like stay. */
const beginAsSentence = (text: string, language: string) =>
  text.replace(/^\p{Ll}(?!\p{L}*\p{Lu})/u, (letter) => letter.toLocaleUpperCase(language));
