/** The tables of an OpenType font by tag, in the order of its directory. */
export type FontTables = ReadonlyMap<string, DataView>;

/**
 * Splits an OpenType font into its tables. Throws an Error with the problem. Source: OpenType 1.9.1, "OpenType font file",
 * https://learn.microsoft.com/typography/opentype/spec/otff.
 */
export function parseSfnt(sfnt: Uint8Array): FontTables {
  const view = viewOf(sfnt);
  const tables = new Map<string, DataView>();
  try {
    const count = view.getUint16(4);
    for (let index = 0; index < count; index++) {
      const entry = 12 + 16 * index;
      const [offset, length] = [view.getUint32(entry + 8), view.getUint32(entry + 12)];
      tables.set(tagAt(view, entry), viewOf(sfnt.subarray(offset, offset + length), length));
    }
  } catch (error) {
    if (error instanceof RangeError) throw new Error("it ends too early");
    throw error;
  }
  return tables;
}

/** The four characters of a tag: `glyf`, `OS/2`. */
export function tagAt(view: DataView, offset: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(offset + index)));
}

/** Throws a RangeError if there are fewer bytes than `length`. */
export function viewOf(bytes: Uint8Array, length = bytes.length): DataView {
  if (bytes.length < length) throw new RangeError("too few bytes");
  return new DataView(bytes.buffer, bytes.byteOffset, length);
}
