import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { lighterIcon, readIcon, readScreenshot } from "../listings/usable-picture.js";

const noise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } });

test("an icon of more than 500 kB is scaled down in its own format", async () => {
  const bytes = await noise(1024).jpeg({ quality: 100 }).toBuffer();
  const { width, format } = await sharp(await lighterIcon(bytes)).metadata();
  expect({ width, format }).toEqual({ width: 512, format: "jpeg" });
});

test.each([
  ["a small file", () => noise(16).png().toBuffer()],
  ["a file that sharp cannot read", async () => Buffer.alloc(600_000, "no picture")],
])("%s is unchanged", async (_, make) => {
  const bytes = await make();
  expect(await lighterIcon(bytes)).toBe(bytes);
});

test("pictures that Git LFS has not fetched are reported once for each folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), "handbill-"));
  const log = new Diagnostics();
  for (const name of ["icon.png", "1.png", "2.png"]) {
    const file = join(folder, name);
    writeFileSync(file, "version https://git-lfs.github.com/spec/v1\noid sha256:fe36\nsize 11258\n");
    expect(await (name === "icon.png" ? readIcon : readScreenshot)({ file }, log)).toBeUndefined();
  }
  rmSync(folder, { recursive: true });
  expect(log.sorted()).toMatchObject([{ code: "scaffold/not-fetched", args: { folder } }]);
});
