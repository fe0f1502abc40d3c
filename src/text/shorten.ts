/** The start of a text that is too long to show; the ellipsis is one of the `longest` characters. */
export const shorten = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest - 1)}…` : text;
