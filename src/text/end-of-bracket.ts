/** The offset of the bracket that closes the one that is open before `from`; the end of the text if none does. */
export function endOfBracket(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at++) {
    if (text[at] === "(") depth++;
    if (text[at] === ")" && --depth === 0) return at;
  }
  return text.length;
}
