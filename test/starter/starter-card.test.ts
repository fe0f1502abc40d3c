import { expect, test } from "vitest";
import { headingSize } from "../../starter/pages/_landing/heading-size.js";
import { rowLength } from "../../starter/pages/_landing/row-length.js";

test.each([
  ["Ok", 176],
  ["サポート", 147],
  ["つきよみ農園", 98],
  ["プライバシーポリシー", 91],
])("the heading “%s” of a card is on one line, or on lines as long as can be", (heading, size) => {
  expect(headingSize(heading, 588)).toBe(size);
});

test("no word of a card's heading is broken, and none is small", () => {
  for (const heading of ["Northbank", "Vereinigte Kreditbank Oberschwaben Giro und Sparen", "Maré Cheia"]) {
    const longest = Math.max(...heading.split(" ").map((word) => word.length));
    const size = headingSize(heading, 588);
    expect(size * longest * 0.55, heading).toBeLessThan(588);
    expect(size, heading).toBeGreaterThanOrEqual(60);
  }
});

test("no row of screenshots has many fewer than the others", () => {
  const rows = (screens: number, most: number) => {
    const row = rowLength(screens, most);
    return Array.from({ length: Math.ceil(screens / row) }, (_, nth) => Math.min(row, screens - nth * row));
  };
  for (let screens = 1; screens <= 10; screens++) {
    const lengths = rows(screens, 5);
    expect(Math.max(...lengths) - Math.min(...lengths), `${lengths}`).toBeLessThan(2);
  }
});
