/** The metrics of a font that affect layout. Lengths are in em. */
export interface FontMetrics {
  readonly ascent: number;
  /** Below the baseline; positive. */
  readonly descent: number;
  readonly lineGap: number;
  readonly has: (codePoint: number) => boolean;
  /** The advance width of a character; that of the missing glyph if the font lacks it. */
  readonly advance: (codePoint: number) => number;
}

/**
 * Reads the metrics of an OpenType font, like browsers: the typographic ones if the font asks for them, otherwise those in `hhea`. Throws
 * an Error with the problem. Source: OpenType 1.9.1, tables head, hhea, hmtx, OS/2 and cmap.
 */
export function parseFontMetrics(sfnt: Uint8Array): FontMetrics {
  const tables = parseSfnt(sfnt);
  const head = table(tables, "head");
  const hhea = table(tables, "hhea");
  const hmtx = table(tables, "hmtx");
  const os2 = tables.get("OS/2");
  const unitsPerEm = head.getUint16(18);
  if (unitsPerEm === 0) throw new Error("its unitsPerEm is 0");
  const em = (units: number) => units / unitsPerEm;
  const useTypo = os2 !== undefined && (os2.getUint16(62) & 0x80) !== 0;
  const [vertical, at] = useTypo ? [os2, 68] : [hhea, 4];
  const longMetrics = hhea.getUint16(34);
  if (longMetrics === 0 || hmtx.byteLength < 4 * longMetrics) throw new Error("it has no glyph widths");
  const glyphOf = withinBounds(parseCharacterMap(table(tables, "cmap")));
  return {
    ascent: em(vertical.getInt16(at)),
    descent: em(Math.abs(vertical.getInt16(at + 2))),
    lineGap: em(vertical.getInt16(at + 4)),
    has: (codePoint) => glyphOf(codePoint) !== 0,
    advance: (codePoint) => em(hmtx.getUint16(4 * Math.min(glyphOf(codePoint), longMetrics - 1))),
  };
}

function table(tables: FontTables, tag: string): DataView {
  const found = tables.get(tag);
  if (!found) throw new Error(`it has no table ${tag}`);
  return found;
}

type GlyphOf = (codePoint: number) => number;

/** Unicode encodings as `platform.encoding`, the most complete first. */
const unicodeEncodings = ["3.10", "0.6", "0.4", "3.1", "0.3", "0.2", "0.1", "0.0"];

function parseCharacterMap(cmap: DataView): GlyphOf {
  const offsets = new Map<string, number>();
  for (let index = 0; index < cmap.getUint16(2); index++) {
    const record = 4 + 8 * index;
    offsets.set(`${cmap.getUint16(record)}.${cmap.getUint16(record + 2)}`, cmap.getUint32(record + 4));
  }
  for (const encoding of unicodeEncodings) {
    const offset = offsets.get(encoding);
    if (offset === undefined) continue;
    const format = cmap.getUint16(offset);
    if (format === 4) return segmentMap(new DataView(cmap.buffer, cmap.byteOffset + offset));
    if (format === 12) return groupMap(new DataView(cmap.buffer, cmap.byteOffset + offset));
  }
  throw new Error("its character map is not Unicode");
}

/** A map with truncated data has no further characters. */
function withinBounds(glyphOf: GlyphOf): GlyphOf {
  return (codePoint) => {
    try {
      return glyphOf(codePoint);
    } catch (error) {
      if (error instanceof RangeError) return 0;
      throw error;
    }
  };
}

/** cmap format 4: segments of the first 65,536 code points. */
function segmentMap(map: DataView): GlyphOf {
  const doubled = map.getUint16(6);
  const [ends, starts] = [14, 16 + doubled];
  return (codePoint) => {
    for (let at = 0; at < doubled; at += 2) {
      if (codePoint > map.getUint16(ends + at)) continue;
      const start = map.getUint16(starts + at);
      if (codePoint < start) return 0;
      const delta = map.getUint16(starts + doubled + at);
      const rangeAt = starts + 2 * doubled + at;
      const range = map.getUint16(rangeAt);
      if (range === 0) return (codePoint + delta) & 0xffff;
      const glyph = map.getUint16(rangeAt + range + 2 * (codePoint - start));
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}

/** cmap format 12: groups of any code points. */
function groupMap(map: DataView): GlyphOf {
  const count = map.getUint32(12);
  return (codePoint) => {
    for (let index = 0; index < count; index++) {
      const group = 16 + 12 * index;
      if (codePoint > map.getUint32(group + 4)) continue;
      const start = map.getUint32(group);
      return codePoint < start ? 0 : map.getUint32(group + 8) + codePoint - start;
    }
    return 0;
  };
}

/** The tables of an OpenType font by tag, in the order of its directory. */
type FontTables = ReadonlyMap<string, DataView>;

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
