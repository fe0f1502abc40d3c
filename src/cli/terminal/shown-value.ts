/** Formats a value for a line on the terminal. */
export function shownValue(value: unknown): string {
  const text = JSON.stringify(value);
  return text.length > 100 ? `${text.slice(0, 99)}…` : text;
}
