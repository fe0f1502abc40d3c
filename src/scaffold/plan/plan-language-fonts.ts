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

/** Gives a language in another script the system's face, because the starter's has Latin letters only. The site's own fonts stay. */
export function planLanguageFonts(
  tag: string,
  { config, languages, face }: FontSources,
): Pick<FontSources, "config" | "face"> {
  const fonts = writtenAt(config, ["fonts"]);
  const unchanged = { config, face };
  if (!Array.isArray(fonts) || !fonts.some(isOfStarter)) return unchanged;
  const after = fonts.map(
    (font: Json): Json => (isOfStarter(font) ? forLanguages(font, tag, languages) : font),
  );
  const edited = editConfig(config, { path: ["fonts"], before: fonts, after });
  if (!("text" in edited)) return unchanged;
  const isFaced = !isLatin(tag) && face?.includes('"Archivo"');
  return { config: edited.text, face: isFaced ? `${face}\n${systemFace([tag])}` : face };
}

const isOfStarter = (font: Json): font is JsonObject => valueAt(font, "package") === "@fontsource/archivo";

function forLanguages(font: JsonObject, tag: string, languages: readonly string[]): JsonObject {
  const { languages: named } = font;
  if (isLatin(tag)) return Array.isArray(named) ? { ...font, languages: [...named, tag] } : font;
  return named === undefined ? { ...font, languages: languages.filter(isLatin) } : font;
}
