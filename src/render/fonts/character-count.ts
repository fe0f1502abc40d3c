const blockBits = 10;
const blockMask = (1 << blockBits) - 1;

/** The characters of texts and how often they are there; a character is a Unicode code point. */
export class CharacterCount<Where> {
  /** By blocks of code points: few are ever used. */
  readonly #counts: Uint32Array[] = [];
  readonly #first = new Map<number, Where>();

  /** Counts a text. `where` is kept for each character that was not there before. */
  add(text: string, where: Where): void {
    for (let index = 0; index < text.length; index++) {
      const codePoint = text.codePointAt(index) ?? 0;
      if (codePoint > 0xffff) index++;
      const block = this.#counts[codePoint >> blockBits] ?? this.#addBlock(codePoint);
      const count = block[codePoint & blockMask] ?? 0;
      if (count === 0) this.#firstOnly(codePoint, where);
      block[codePoint & blockMask] = count + 1;
    }
  }

  /** Has the characters of a text there without counting them. */
  include(text: string, where: Where): void {
    for (const character of text) this.#firstOnly(character.codePointAt(0) ?? 0, where);
  }

  /** How often a character was counted. */
  of(codePoint: number): number {
    return this.#counts[codePoint >> blockBits]?.[codePoint & blockMask] ?? 0;
  }

  /** Each character once and where it was first, ascending. */
  list(): { readonly codePoint: number; readonly where: Where }[] {
    return [...this.#first]
      .map(([codePoint, where]) => ({ codePoint, where }))
      .sort((a, b) => a.codePoint - b.codePoint);
  }

  #addBlock(codePoint: number): Uint32Array {
    const block = new Uint32Array(1 << blockBits);
    this.#counts[codePoint >> blockBits] = block;
    return block;
  }

  #firstOnly(codePoint: number, where: Where): void {
    if (!this.#first.has(codePoint)) this.#first.set(codePoint, where);
  }
}
