/** Escapes a text like React, for an element or an attribute value. */
export function escapeText(text: string): string {
  return special.test(text) ? text.replace(everySpecial, (character) => references[character] ?? "") : text;
}

const special = /["'&<>]/;
const everySpecial = /["'&<>]/g;
const references: Readonly<Record<string, string>> = {
  '"': "&quot;",
  "'": "&#x27;",
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
};
