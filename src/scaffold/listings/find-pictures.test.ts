import { expect, test } from "vitest";
import { Diagnostics } from "../../diagnostics/diagnostics.js";
import { type AppFileKind, type AppFiles, appFileKinds } from "../app/app-file-kinds.js";
import { findPictures } from "./find-pictures.js";

/** The names of the screenshots that are found in the language `en-US`. */
async function find(files: Partial<Record<AppFileKind, readonly string[]>>): Promise<string[]> {
  const none = Object.fromEntries(Object.keys(appFileKinds).map((kind) => [kind, []]));
  const { screenshots } = await findPictures(
    "/app",
    { ...none, ...files } as AppFiles,
    {
      language: "en-US",
      icon: undefined,
      targets: { appleIcon: undefined, androidIcon: undefined, nearness: () => 0 },
    },
    new Diagnostics(),
  );
  return (screenshots?.value ?? []).flatMap((shot) => ("file" in shot ? shot.file.split("/").slice(-1) : []));
}

const inFolder = (folder: string, ...names: string[]) => names.map((name) => `${folder}/${name}`);
const apple = (tag: string, ...names: string[]) => inFolder(`fastlane/screenshots/${tag}`, ...names);
const android = (tag: string, ...names: string[]) =>
  inFolder(`fastlane/metadata/android/${tag}/images/phoneScreenshots`, ...names);

test("the store with screenshots in the language takes precedence", async () => {
  const files = { appleScreenshot: apple("de-DE", "1.png"), androidScreenshot: android("en-US", "2.png") };
  expect(await find(files)).toEqual(["2.png"]);
  expect(await find({ ...files, androidScreenshot: android("fr-FR", "2.png") })).toEqual(["1.png"]);
});

test.each([
  [
    ["0_APP_IPHONE_55_0.png", "0_APP_IPHONE_67_0.jpg", "1_APP_IPHONE_55_1.png", "1_APP_IPHONE_67_1.jpg"],
    [1, 3],
  ],
  [
    ["iPhone 11 Pro-1.png", "iPhone 15 Pro Max-1.png", "iPhone 11 Pro-2.png", "iPhone 15 Pro Max-2.png"],
    [1, 3],
  ],
  [
    ["iPad Pro-1.png", "iPhone 15-1.png", "iPhone 15-2.png"],
    [1, 2],
  ],
  [
    ["iPhone 15 1.png", "iPhone 15 2.png"],
    [0, 1],
  ],
  [
    ["a.png", "b.png"],
    [0, 1],
  ],
])("of the screenshots %j those of one phone are used", async (names, taken) => {
  expect(await find({ appleScreenshot: apple("en-US", ...names) })).toEqual(taken.map((at) => names[at]));
});
