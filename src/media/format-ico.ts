/**
 * An ICO file with one image, a PNG. Source: Microsoft, The format of icon resources; PNG in it is supported since Windows Vista.
 * @param side Pixels, at most 256.
 */
export function formatIco(png: Uint8Array, side: number): Uint8Array {
  const head = 6 + 16;
  const file = new Uint8Array(head + png.length);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, 1, true);
  // 256 is stored as 0.
  view.setUint8(6, side % 256);
  view.setUint8(7, side % 256);
  view.setUint16(10, 1, true);
  view.setUint16(12, 32, true);
  view.setUint32(14, png.length, true);
  view.setUint32(18, head, true);
  file.set(png, head);
  return file;
}
