import { placeOf } from "../../../diagnostics/place-of.js";
import { ofAllTexts } from "../../page/all-texts.js";
import type { PageElement } from "../../page/page-element.js";
import type { PageRule } from "../../rule.js";

/** What code prints for a value that is missing or has no text, and what authors write until the real text is there. */
const leftover =
  /\[object \w+\]|\bInvalid Date\b|\bNaN\b|(?:^|\s)undefined\s*$|^\s*undefined\s|\b[Ll]orem ipsum dolor\b|\b(?:TODO|FIXME):|^\s*(?:\/\/ |\/\*)/;
/** The same anywhere in a text, which may be in several elements. */
const suspicious = /\[object |Invalid Date|NaN|undefined|orem ipsum|TODO:|FIXME:|\/\/ |\/\*/;

/** No text shows that a value or a text is missing. In code, these are ordinary words. */
export const checkLeftovers: PageRule = () => {
  const isFine = ofAllTexts((text) => !suspicious.test(text));
  return (page, log) => {
    if (isFine(page.facts)) return;
    for (const text of textsOutsideCode(page.facts.roots)) {
      const words = leftover.exec(text)?.[0].trim();
      if (words === undefined) continue;
      const written = text.split(words).reduce((one, other) => (other.length > one.length ? other : one), "");
      const said = written.trim() === "" ? {} : { said: { text: written.trim() } };
      log.add("check/leftover", { words, text: shorten(text.trim()) }, placeOf(page, [text.trim()], said));
    }
  };
};

function textsOutsideCode(elements: readonly PageElement[]): string[] {
  return elements.flatMap(({ tag, reading, children }) =>
    reading === "never" || /^(?:code|pre|kbd|samp)$/.test(tag)
      ? []
      : children.flatMap((child) => (typeof child === "string" ? child : textsOutsideCode([child]))),
  );
}

const longest = 60;
const shorten = (text: string) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);
