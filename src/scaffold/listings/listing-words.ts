export const oneLine = (text: string): string => withoutControls(text).replace(/\s+/g, " ").trim();

export const severalLines = (text: string): string =>
  withoutControls(text)
    .replace(/\r\n?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** Characters that no device shows cannot be published, and half a surrogate pair cannot be written. */
const withoutControls = (text: string) =>
  text.replace(/\p{Surrogate}/gu, "\uFFFD").replace(/[^\P{Cc}\t\n\r]|[\uFFFE\uFFFF]/gu, "");

/** A category as the stores show it: `FOOD_AND_DRINK` → `Food & Drink`. */
export function sayCategory(id: string): string {
  const plain = oneLine(id).replace(/^MZGenre\./, "");
  if (!/^[A-Z_]+$/.test(plain)) return plain;
  return plain
    .split("_")
    .map((word) => (word === "AND" ? "&" : word.charAt(0) + word.slice(1).toLowerCase()))
    .join(" ");
}

/** Apple requires the year and then the owner: `2026 Tidepool Lda`. */
export function publisherOf(copyright: string): string {
  return oneLine(copyright)
    .replace(/^(?:©|\(c\)|copyright|\d{4}(?:\s*[-–]\s*\d{4})?|[\s,.:])+/i, "")
    .replace(/[\s,.–-]*\ball rights reserved\.?$/i, (end) => (/^\.\s/.test(end) ? "." : ""));
}
