/** A text as React writes it, in an element or as the value of an attribute. */
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
