/** Counts the characters of texts; a character is a Unicode code point. */
export class CharacterCount<Where> {
  readonly #counts = new Uint32Array(0x110000);
  readonly #first: { readonly codePoint: number; readonly where: Where }[] = [];

  /** `where` is kept for each character that was not there before. */
  add(text: string, where: Where): void {
    for (let index = 0; index < text.length; index++) {
      const codePoint = text.codePointAt(index) ?? 0;
      if (codePoint > 0xffff) index++;
      const count = this.of(codePoint);
      if (count === 0) this.#first.push({ codePoint, where });
      this.#counts[codePoint] = count + 1;
    }
  }

  /** How often a character was there. */
  of(codePoint: number): number {
    return this.#counts[codePoint] ?? 0;
  }

  /** Each character once and where it was first, ascending. */
  list(): { readonly codePoint: number; readonly where: Where }[] {
    return [...this.#first].sort((a, b) => a.codePoint - b.codePoint);
  }
}
