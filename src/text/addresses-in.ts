/** The URLs in a text, without the punctuation after them. */
export const addressesIn = (text: string): string[] =>
  [...text.matchAll(/https?:\/\/[^\s<>"')\]]+/gi)]
    .map(([address]) => address.replace(/[.,;:!?]+$/, ""))
    .filter((address) => URL.canParse(address));
