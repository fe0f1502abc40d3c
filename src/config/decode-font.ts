import { inflateSync } from "node:zlib";
import { tagAt, viewOf } from "../util/font-metrics.js";

/** Unpacks a font file to OpenType. Throws an Error with the problem. */
export function decodeFont(file: Uint8Array): Uint8Array {
  const kind = file.length < 12 ? "" : tagAt(viewOf(file), 0);
  switch (kind) {
    case "\0\x01\0\0":
    case "true":
    case "OTTO":
      return file;
    case "wOFF":
      return unwrapWoff(file);
    case "wOF2":
      throw new Error("it is a WOFF2 file");
    case "ttcf":
      throw new Error("it is a font collection");
    default:
      throw new Error("it is not a font file");
  }
}

/** Source: WOFF File Format 1.0, https://www.w3.org/TR/WOFF/. */
function unwrapWoff(file: Uint8Array): Uint8Array {
  const woff = viewOf(file);
  const count = woff.getUint16(12);
  const directory = Buffer.alloc(12 + 16 * count);
  directory.writeUInt32BE(woff.getUint32(4), 0);
  directory.writeUInt16BE(count, 4);
  const parts: Uint8Array[] = [directory];
  let end = directory.length;
  for (let index = 0; index < count; index++) {
    const [from, to] = [44 + 20 * index, 12 + 16 * index];
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.getUint32(from + field)) as Triple;
    const bytes = file.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(bytes) : bytes;
    if (table.length !== length) throw new Error("a table has a wrong length");
    directory.set(file.subarray(from, from + 4), to);
    directory.writeUInt32BE(woff.getUint32(from + 16), to + 4);
    directory.writeUInt32BE(end, to + 8);
    directory.writeUInt32BE(length, to + 12);
    const padding = -length & 3;
    parts.push(table, new Uint8Array(padding));
    end += length + padding;
  }
  return Buffer.concat(parts, end);
}

type Triple = [number, number, number];
