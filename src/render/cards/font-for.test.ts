import { expect, test } from "vitest";
import { mediaCodes } from "../../diagnostics/codes/media.js";
import { fontFor } from "./font-for.js";

const hintFor = (language: string) => mediaCodes["card/no-font"].hint?.(fontFor([language]));

test("without fonts, the hint names a font with the letters of the language", () => {
  expect(hintFor("en")).toBe(
    'install @fontsource/archivo, and add fonts: [{ family: "Archivo", package: "@fontsource/archivo", weight: 700 }]',
  );
  expect(hintFor("fa")).toBe(
    'install @fontsource/noto-sans-arabic, and add fonts: [{ family: "Noto Sans Arabic", package: "@fontsource/noto-sans-arabic", weight: 700, subset: "arabic" }, { family: "Noto Sans Arabic", package: "@fontsource/noto-sans-arabic", weight: 700 }]',
  );
  const { name, fonts } = fontFor(["en", "ja", "ko"]);
  const missing = mediaCodes["card/missing-glyph"];
  expect(missing.hint?.({ characters: "を", name, fonts })).toMatch(
    /^install @fontsource\/noto-sans-jp, .*"japanese"/,
  );
  const names = ["zh-Hans", "zh-TW", "ja", "ko", "ru", "sr-Latn"].map((tag) => fontFor([tag]).name);
  expect(names.map((name) => name.replace("@fontsource/", ""))).toEqual([
    "noto-sans-sc",
    "noto-sans-tc",
    "noto-sans-jp",
    "noto-sans-kr",
    "noto-sans",
    "archivo",
  ]);
});
