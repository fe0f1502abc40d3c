import { randomBytes } from "node:crypto";
import sharp from "sharp";
import { expect, test } from "vitest";
import { lighterIcon } from "../listings/usable-picture.js";

const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } });

test("an icon of more than 500 kB gets fewer pixels, and keeps its format", async () => {
  const bytes = await noise(1024).jpeg({ quality: 100 }).toBuffer();
  const { width, format } = await sharp(await lighterIcon(bytes)).metadata();
  expect({ width, format }).toEqual({ width: 512, format: "jpeg" });
});

test.each([
  ["one of fewer bytes", () => noise(16).png().toBuffer()],
  ["what sharp cannot read", async () => Buffer.alloc(600_000, "no picture")],
])("%s is unchanged", async (_, make) => {
  const bytes = await make();
  expect(await lighterIcon(bytes)).toBe(bytes);
});
