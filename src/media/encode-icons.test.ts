import { imageSize } from "image-size";
import { expect, test } from "vitest";
import { formatIco } from "./encode-icons.js";

test("an ICO file contains one picture at the offset in its header", () => {
  const png = new Uint8Array([1, 2, 3]);
  const ico = formatIco(png, 32);
  expect(imageSize(ico)).toMatchObject({ type: "ico", width: 32, height: 32 });
  const view = new DataView(ico.buffer);
  expect(ico.slice(view.getUint32(18, true))).toEqual(png);
  expect(view.getUint32(14, true)).toBe(3);
  expect(imageSize(formatIco(png, 256))).toMatchObject({ width: 256, height: 256 });
});
