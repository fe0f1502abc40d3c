/** Counts the characters of texts; a character is a Unicode code point. */
export class CharacterCount<Where> {
  readonly #characters = new Map<string, { count: number; readonly where: Where }>();

  /** Counts a text. `where` is stored for each new character. */
  add(text: string, where: Where): void {
    for (const character of text) this.#entryOf(character, where).count++;
  }

  /** Adds the characters of a text without counting them. */
  include(text: string, where: Where): void {
    for (const character of text) this.#entryOf(character, where);
  }

  of(codePoint: number): number {
    return this.#characters.get(String.fromCodePoint(codePoint))?.count ?? 0;
  }

  /** Each character once, ascending, with the place where it appeared first. */
  list(): { readonly codePoint: number; readonly where: Where }[] {
    return [...this.#characters]
      .map(([character, { where }]) => ({ codePoint: character.codePointAt(0) ?? 0, where }))
      .sort((a, b) => a.codePoint - b.codePoint);
  }

  #entryOf(character: string, where: Where) {
    const known = this.#characters.get(character);
    if (known) return known;
    const entry = { count: 0, where };
    this.#characters.set(character, entry);
    return entry;
  }
}
