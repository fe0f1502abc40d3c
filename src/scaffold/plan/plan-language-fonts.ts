import type { Json, JsonObject } from "../../model/json.js";
import { isLatin } from "../../text/choose-language.js";
import { valueAt } from "../../util/value-at.js";
import { editConfig } from "../edit-config.js";
import { systemFace } from "./choose-face.js";
import { writtenAt } from "./code-data.js";

interface FontSources {
  readonly config: string;
  readonly languages: readonly string[];
  /** The starter's `pages/_shared/face.css`, if the site has it. */
  readonly face: string | undefined;
}

/**
 * The starter's display face has Latin letters only. A language in another script gets the system's face, and another language in Latin
 * script shares the fonts of the languages in that script. A build reports letters that they lack.
 */
export function planLanguageFonts(
  tag: string,
  { config, languages, face }: FontSources,
): Pick<FontSources, "config" | "face"> {
  const fonts = writtenAt(config, ["fonts"]);
  const unchanged = { config, face };
  if (!Array.isArray(fonts)) return unchanged;
  const after = fonts.map((font: Json) => forLanguages(font, tag, languages));
  const edited = editConfig(config, { path: ["fonts"], before: fonts, after });
  if (!("text" in edited)) return unchanged;
  const isFaced = !isLatin(tag) && fonts.some(isOfStarter) && face?.includes('"Archivo"');
  return { config: edited.text, face: isFaced ? `${face}\n${systemFace([tag])}` : face };
}

const isOfStarter = (font: Json): boolean => valueAt(font, "package") === "@fontsource/archivo";

function forLanguages(font: Json, tag: string, languages: readonly string[]): Json {
  const named = valueAt(font, "languages");
  if (isLatin(tag) && Array.isArray(named) && named.every(isLatin)) {
    return { ...(font as JsonObject), languages: [...named, tag] };
  }
  const isLimited = !isLatin(tag) && named === undefined && isOfStarter(font);
  return isLimited ? { ...(font as JsonObject), languages: languages.filter(isLatin) } : font;
}
