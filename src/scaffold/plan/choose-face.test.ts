import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, test } from "vitest";
import { decodeFont } from "../../config/decode-font.js";
import { parseFontMetrics } from "../../util/font-metrics.js";
import { isLeftToSystem } from "../../util/left-to-system.js";
import { chooseFace } from "./choose-face.js";

const subsetsOf = (...texts: readonly string[]) => chooseFace(texts).map(({ subset }) => subset ?? "latin");

describe("the display font for a title", () => {
  test.each([
    ["Maré Cheia – “Go!”", ["latin"]],
    ["Pływy", ["latin", "latin-ext"]],
    ["Příliv a odliv", ["latin", "latin-ext"]],
    ["Gelgit ğşİ", ["latin", "latin-ext"]],
    ["Maree ăâîșț", ["latin", "latin-ext"]],
    ["Thủy triều đảo", ["latin", "vietnamese"]],
    ["Thủy triều – Pływy", ["latin", "latin-ext", "vietnamese"]],
    ["🌊 Tides ☀ ❤️ 👩‍💻 🇵🇹 1️⃣", ["latin"]],
    ["Works with DAVx⁵ ✓ ① ½ ↗", ["latin"]],
  ])("such as %s has the files with its letters", (title, subsets) => {
    expect(subsetsOf(title)).toEqual(subsets);
  });

  test.each([
    "كتاب الصلاة",
    "潮汐表",
    "潮見ナビ",
    "조석표",
    "Приливы",
    "Παλίρροια",
    "זמני גאות",
    "ज्वार",
    "น้ำขึ้นน้ำลง",
    "Tides 潮",
  ])("such as %s is not used, because it lacks letters that the system's font has", (title) => {
    expect(chooseFace(["What it does", title])).toEqual([]);
  });

  test("has in its package's files each letter that the code expects", () => {
    const folder = createRequire(import.meta.url).resolve("@fontsource/archivo/package.json");
    const files = ["latin", "latin-ext", "vietnamese"].map((subset) => {
      const file = folder.replace("package.json", `files/archivo-${subset}-800-normal.woff`);
      return { subset, metrics: parseFontMetrics(decodeFont(readFileSync(file))) };
    });
    const letters = Array.from({ length: 0x2200 - 0x21 }, (_, index) => String.fromCodePoint(0x21 + index));
    const missing = letters.filter((letter) => {
      const chosen = subsetsOf(letter);
      const has = ({ subset, metrics }: (typeof files)[number]) =>
        chosen.includes(subset) && metrics.has(letter.codePointAt(0) ?? 0);
      return chosen.length > 0 && !isLeftToSystem(letter) && !files.some(has);
    });
    expect(missing).toEqual([]);
  });
});
