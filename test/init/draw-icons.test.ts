import { cpSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";

import { renderIcon } from "../../src/scaffold/icons/render-icon.js";
import { NotUsable } from "../../src/scaffold/not-usable.js";
import { appOf } from "../support/cli/init-from.js";
import { tempFolder } from "../support/temp-site.js";

/* Layered icons: Android's adaptive ones and those of Apple's Icon Composer, flat and in light mode. */

/** The colours of an icon from top to bottom along its middle, and its width. */
async function readIcon(file: string) {
  const { data, info } = await sharp(await renderIcon(file))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colours = [0.02, 0.2, 0.4, 0.8, 0.98].map((part) => {
    const at = (Math.floor(info.height * part) * info.width + info.width / 2) * info.channels;
    return data.subarray(at, at + 3).toString("hex");
  });
  return { colours, width: info.width };
}

const [sea, white, red] = ["0b7a75", "ffffff", "ff0000"];
const layers = "androidApp/src/androidMain/res";
const launcher = `${layers}/mipmap-anydpi-v26/ic_launcher.xml`;

test("an adaptive icon of a colour and a vector is drawn with its insets, rotations and gradients", async () => {
  // The foreground covers two thirds of the layer, which is the whole icon: its middle 72 of 108.
  expect(await readIcon(join(appOf("kotlin-multiplatform"), launcher))).toEqual({
    colours: [red, red, sea, white, white],
    width: 1024,
  });
});

test("an adaptive icon of pictures is as large as the densest one", async () => {
  const app = tempFolder(onTestFinished);
  cpSync(join(appOf("kotlin-multiplatform"), layers), app, { recursive: true });
  const picture = (side: number, background: string) =>
    sharp({ create: { width: side, height: side, channels: 3, background } })
      .png()
      .toBuffer();
  writeFileSync(
    join(app, "mipmap-anydpi-v26/ic_launcher.xml"),
    `<adaptive-icon xmlns:android="x"><background android:drawable="@color/sea"/><foreground android:drawable="@mipmap/front"/></adaptive-icon>`,
  );
  for (const [folder, side, colour] of [
    ["mipmap-ldpi", 81, "#00f"],
    ["mipmap-xxxhdpi", 432, "#f00"],
  ] as const) {
    cpSync(join(app, "values"), join(app, folder), { recursive: true });
    writeFileSync(join(app, folder, "front.png"), await picture(side, colour));
  }
  expect(await readIcon(join(app, "mipmap-anydpi-v26/ic_launcher.xml"))).toEqual({
    colours: [red, red, red, red, red],
    width: 288,
  });
});

test("an Icon Composer icon is drawn with moved, scaled and coloured layers, and without hidden ones", async () => {
  expect(await readIcon(join(appOf("xcodegen"), "App/AppIcon.icon/icon.json"))).toEqual({
    colours: [sea, sea, sea, white, white],
    width: 1024,
  });
});

test.each([
  [
    '<adaptive-icon><background android:drawable="@color/none"/><foreground android:drawable="#fff"/></adaptive-icon>',
    "color/none",
  ],
  ["<adaptive-icon><background/></adaptive-icon>", "empty"],
  ["<animated-vector/>", "animated-vector"],
  ['<vector android:viewportWidth="a" android:viewportHeight="1"/>', "not a number"],
  [
    '<vector android:viewportWidth="1" android:viewportHeight="1"><path android:fillColor="?attr/x"/></vector>',
    "attr/x",
  ],
  ["", "not XML"],
])("an icon of %j is not drawn, and the reason is reported", async (xml, reason) => {
  const app = tempFolder(onTestFinished);
  cpSync(join(appOf("kotlin-multiplatform"), layers), app, { recursive: true });
  const file = join(app, "drawable/ic_launcher.xml");
  writeFileSync(file, xml);
  await expect(renderIcon(file)).rejects.toThrow(NotUsable);
  await expect(renderIcon(file)).rejects.toThrow(reason);
});

test("an icon's folder that is a link out of the project is not read", async () => {
  const [app, elsewhere] = [tempFolder(onTestFinished), tempFolder(onTestFinished)];
  const link = (folder: string, file: string) => {
    renameSync(join(app, folder), join(elsewhere, file));
    symlinkSync(join(elsewhere, file), join(app, folder));
  };
  cpSync(appOf("kotlin-multiplatform"), app, { recursive: true });
  cpSync(appOf("xcodegen"), app, { recursive: true });
  link(`${layers}/drawable`, "drawable");
  await expect(renderIcon(join(app, launcher))).rejects.toThrow("drawable/wave is missing");
  link("App/AppIcon.icon/Assets", "Assets");
  await expect(renderIcon(join(app, "App/AppIcon.icon/icon.json"))).rejects.toThrow("no Assets folder");
  link(launcher, "ic_launcher.xml");
  await expect(renderIcon(join(app, launcher))).rejects.toThrow(NotUsable);
});
