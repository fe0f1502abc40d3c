import { brotliCompressSync, constants } from "node:zlib";
import { parseSfnt, viewOf } from "../util/font-metrics.js";

/** The tags that the format encodes as numbers, in its order. */
const knownTags = [
  ...["cmap", "head", "hhea", "hmtx", "maxp", "name", "OS/2", "post", "cvt ", "fpgm", "glyf", "loca", "prep"],
  ...["CFF ", "VORG", "EBDT", "EBLC", "gasp", "hdmx", "kern", "LTSH", "PCLT", "VDMX", "vhea", "vmtx", "BASE"],
  ...["GDEF", "GPOS", "GSUB", "EBSC", "JSTF", "MATH", "CBDT", "CBLC", "COLR", "CPAL", "SVG ", "sbix", "acnt"],
  ...["avar", "bdat", "bloc", "bsln", "cvar", "fdsc", "feat", "fmtx", "fvar", "gvar", "hsty", "just", "lcar"],
  ...["mort", "morx", "opbd", "prop", "trak", "Zapf", "Silf", "Glat", "Gloc", "Feat", "Sill"],
];
const unknownTag = 63;
const headerLength = 48;
/** Outlines may be transformed to compress better; this is the number for untransformed ones. */
const notRearranged = 3 << 6;
/** A signature covers bytes that unpacking need not reproduce. */
const signature = "DSIG";

/**
 * Wraps an OpenType font as WOFF2. Outlines are not transformed: for a subset font that costs a few per cent, and saves a second
 * WebAssembly module and its time. Source: WOFF File Format 2.0, https://www.w3.org/TR/WOFF2/.
 */
export function formatWoff2(sfnt: Uint8Array): Uint8Array {
  const tables = [...parseSfnt(sfnt)].filter(([tag]) => tag !== signature);
  const directory = tables.flatMap(([tag, view]) => {
    const known = knownTags.indexOf(tag);
    const rearrangeable = tag === "glyf" || tag === "loca" ? notRearranged : 0;
    const name = known < 0 ? [unknownTag, ...Buffer.from(tag, "latin1")] : [known];
    return [(name[0] ?? 0) | rearrangeable, ...name.slice(1), ...base128(view.byteLength)];
  });
  const data = Buffer.concat(
    tables.map(([tag, view]) => (tag === "head" ? markUnpacked(view) : bytesOf(view))),
  );
  const packed = brotliCompressSync(data, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT,
      // 10 takes half the time of 11, and compresses fonts of this size as well.
      [constants.BROTLI_PARAM_QUALITY]: 10,
      [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
    },
  });
  const end = headerLength + directory.length + packed.length;
  const file = Buffer.alloc(end + (-end & 3));
  file.write("wOF2", 0, "latin1");
  file.writeUInt32BE(viewOf(sfnt).getUint32(0), 4);
  file.writeUInt32BE(file.length, 8);
  file.writeUInt16BE(tables.length, 12);
  const unpackedLength = tables.reduce((sum, [, { byteLength }]) => sum + byteLength + (-byteLength & 3), 0);
  file.writeUInt32BE(12 + 16 * tables.length + unpackedLength, 16);
  file.writeUInt32BE(packed.length, 20);
  file.set(directory, headerLength);
  file.set(packed, headerLength + directory.length);
  return file;
}

const bytesOf = (view: DataView) => Buffer.from(view.buffer, view.byteOffset, view.byteLength);

/** Sets bit 11 of the flags in the head, which marks a font that was converted. */
function markUnpacked(head: DataView): Buffer {
  const bytes = Buffer.from(bytesOf(head));
  bytes.writeUInt16BE(bytes.readUInt16BE(16) | (1 << 11), 16);
  return bytes;
}

/** Encodes a number in groups of seven bits, the highest first; all but the last have a marker bit. */
function base128(number: number): number[] {
  const groups = [number & 0x7f];
  for (let rest = number >>> 7; rest > 0; rest >>>= 7) groups.unshift((rest & 0x7f) | 0x80);
  return groups;
}
