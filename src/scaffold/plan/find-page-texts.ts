import { type Code, isMark, readCode } from "../../diagnostics/place/code.js";
import type { Token } from "../../diagnostics/place/read-tokens.js";

const readAttributes = /^(?:alt|title|placeholder|aria-label|aria-description)$/;

/** Names of formats and stores, which are the same in most languages. */
const names = /^(?:Atom|RSS|JSON|PDF|App Store|Google Play|TestFlight)$/;

/** The texts that people read of a page's code itself: between elements, in attributes such as `alt`, and in `meta`. */
export function findPageTexts(code: string): string[] {
  return textsOf(readCode(code)).flatMap((written) => {
    const text = written.replace(/\s+/g, " ").trim();
    return /\p{L}{2}/u.test(text) && !names.test(text) ? [text] : [];
  });
}

const textsOf = ({ all }: Code): string[] =>
  all.flatMap((token, index) => {
    if (token.kind === "text") return [token.value];
    if (token.kind === "element")
      return token.attributes.flatMap(({ name = "", value }) =>
        readAttributes.test(name) ? stringIn(value) : [],
      );
    const isKey = token.kind === "name" && /^(?:title|description)$/.test(token.text);
    return isKey && isMark(all[index + 1], ":") ? stringIn(all[index + 2]) : [];
  });

const stringIn = (token: Token | undefined): string[] => (token?.kind === "string" ? [token.value] : []);
