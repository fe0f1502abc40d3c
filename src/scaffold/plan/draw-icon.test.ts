import sharp from "sharp";
import { expect, test } from "vitest";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { reportIconProblem } from "../../media/icon-problem.js";
import { drawIcon } from "./draw-icon.js";

test.each(["tidepool", "“Éclair”", "🌊 Tides", "كتاب", "潮汐表", "<&>", "", "a".repeat(1_000_000)])(
  "the placeholder icon for %.20j is a valid icon",
  async (name) => {
    const bytes = Buffer.from(drawIcon(name, "#0e7490"));
    const { format, width, height } = await sharp(bytes).metadata();
    const log = new Diagnostics();
    expect(reportIconProblem(bytes, { sourceFile: "icon.svg", format, width, height }, log)).toBe(false);
    expect(bytes.length).toBeLessThan(1000);
  },
);

test("different names have different icons in the brand colour", async () => {
  const names = ["Tidepool", "Tidepond", "Levain", "Northbank", "潮汐表", "كتاب"];
  expect(new Set(names.map((name) => drawIcon(name, "#0e7490"))).size).toBe(names.length);
  const { data, info } = await sharp(Buffer.from(drawIcon("Tidepool", "#0e7490")))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([96, 96]);
  expect([...data.subarray(0, 3)]).toEqual([0x0e, 0x74, 0x90]);
});
