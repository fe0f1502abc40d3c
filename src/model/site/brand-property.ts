/** The custom property of a colour of the brand: `--brand-ink-soft` for `inkSoft`. */
export const propertyOf = (key: string): string =>
  `--brand-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
