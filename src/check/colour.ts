/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

const named: Readonly<Record<string, string>> = { white: "#ffffff", black: "#000000" };

/** An opaque colour that is written as hex, `rgb(1 2 3)`, white or black; undefined for any other. */
export function parseColour(text: string): Colour | undefined {
  const value = named[text.toLowerCase()] ?? text.toLowerCase();
  const hex = /^#(?:([0-9a-f]{3})|([0-9a-f]{6}))$/.exec(value);
  if (hex) {
    const digits = hex[2] ?? [...(hex[1] ?? "")].map((digit) => digit + digit).join("");
    return [0, 2, 4].map((start) => Number.parseInt(digits.slice(start, start + 2), 16)) as unknown as Colour;
  }
  const rgb = /^rgb\(\s*(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})(?:\s*,\s*|\s+)(\d{1,3})\s*\)$/.exec(value);
  return rgb ? [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])] : undefined;
}

/** The contrast of two colours, 1 to 21. Source: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio. */
export function contrast(a: Colour, b: Colour): number {
  const [high = 0, low = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (high + 0.05) / (low + 0.05);
}

function luminance(colour: Colour): number {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
