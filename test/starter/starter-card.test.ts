import { expect, test } from "vitest";
import { headingSize, inPhrases } from "../../starter/pages/_landing/heading-size.js";
import { rowLength } from "../../starter/pages/_landing/row-length.js";

test.each([
  ["Ok", 176],
  ["サポート", 147],
  ["つきよみ農園", 147],
  ["プライバシーポリシー", 58],
  ["Time Cop", 125],
])("the longest phrase of the card heading “%s” fits on a line", (heading, size) => {
  expect(headingSize(heading, 588)).toBe(size);
});

test("a card's heading breaks no word and has no small text", () => {
  for (const heading of ["Northbank", "Vereinigte Kreditbank Oberschwaben Giro und Sparen", "Maré Cheia"]) {
    const longest = Math.max(...heading.split(" ").map((word) => word.length));
    const size = headingSize(heading, 588);
    expect(size * longest * 0.55, heading).toBeLessThan(588);
    expect(size, heading).toBeGreaterThanOrEqual(60);
  }
});

test("a Japanese line breaks after a phrase, and a line in another language between words", () => {
  const phrases = (text: string) => inPhrases(text).split("\u200b");
  expect(phrases("月の満ち欠けで畑を育てる、静かな農園ゲーム。")).toEqual([
    "月の",
    "満ち",
    "欠けで",
    "畑を",
    "育てる、",
    "静かな",
    "農園ゲーム。",
  ]);
  expect(phrases("らーめんのメニュー「味噌」")).toEqual(["らーめんの", "メニュー「味噌」"]);
  for (const text of ["隐私政策", "Maré Cheia", "개인정보 처리방침"]) expect(phrases(text)).toEqual([text]);
});

test("the rows of screenshots differ by at most one in length", () => {
  const rows = (screens: number, most: number) => {
    const row = rowLength(screens, most);
    return Array.from({ length: Math.ceil(screens / row) }, (_, nth) => Math.min(row, screens - nth * row));
  };
  for (let screens = 1; screens <= 10; screens++) {
    const lengths = rows(screens, 5);
    expect(Math.max(...lengths) - Math.min(...lengths), `${lengths}`).toBeLessThan(2);
  }
});
