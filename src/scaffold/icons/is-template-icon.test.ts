import { createHash } from "node:crypto";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { tempFolder } from "../../../test/support/temp-site.js";
import { isTemplateIcon } from "./is-template-icon.js";

const picture = Buffer.from("a picture");
const known = new Set([createHash("sha256").update(picture).digest("hex").slice(0, 16)]);

function resources(files: Readonly<Record<string, string | Buffer>>): string {
  const res = join(tempFolder(onTestFinished), "res");
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(res, file, ".."), { recursive: true });
    writeFileSync(join(res, file), content);
  }
  return res;
}

const layered = (foreground: string) =>
  `<adaptive-icon><background android:drawable="@color/sea"/><foreground android:drawable="${foreground}"/></adaptive-icon>`;
const drawn = (path: string) => `<vector><group><path android:pathData="${path}"/></group></vector>`;

test("a template's icon is recognised by its bytes, or by those of its foreground", () => {
  const res = resources({
    "mipmap-xxxhdpi/a.png": picture,
    "mipmap-xxxhdpi/b.png": "another",
    "mipmap-anydpi-v26/with-a.xml": layered("@mipmap/a"),
    "mipmap-anydpi-v26/with-b.xml": layered("@mipmap/b"),
    "mipmap-anydpi-v26/broken.xml": layered("@mipmap/nowhere"),
  });
  const is = (file: string) => isTemplateIcon(join(res, file), known);
  expect(["a", "b", "nowhere"].map((name) => is(`mipmap-xxxhdpi/${name}.png`))).toEqual([true, false, false]);
  const layers = ["with-a", "with-b", "broken"].map((name) => is(`mipmap-anydpi-v26/${name}.xml`));
  expect(layers).toEqual([true, false, false]);
});

test("Android Studio's robot is recognised by its shadow", () => {
  const res = resources({
    "drawable-v24/robot.xml": drawn("M31,63.928c0,0 6.4,-11 12.1,-13.1z"),
    "drawable/wave.xml": drawn("M31,63c0,0 6,-11 12,-13z"),
    "mipmap-anydpi-v26/ic_launcher.xml": layered("@drawable/robot"),
    "mipmap-anydpi-v26/own.xml": layered("@drawable/wave"),
  });
  const is = (file: string) => isTemplateIcon(join(res, file));
  expect(is("drawable-v24/robot.xml")).toBe(true);
  expect(is("mipmap-anydpi-v26/ic_launcher.xml")).toBe(true);
  expect(is("mipmap-anydpi-v26/own.xml")).toBe(false);
});
