import { expect, test } from "vitest";
import { formatPages } from "./format-pages.js";

const pages = (count: number) => Array.from({ length: count }, (_, index) => `/${index + 1}`);

test.each([
  [{}, ""],
  [{ page: "/" }, "/"],
  [{ page: "/1", pages: pages(2) }, "2 pages: /1 and /2"],
  [{ page: "/1", pages: pages(4) }, "4 pages: /1, /2, /3 and /4"],
  [{ page: "/1", pages: pages(5) }, "5 pages: /1, /2, /3 and 2 more"],
  [{ page: "/1", pages: pages(2000) }, "2,000 pages: /1, /2, /3 and 1,997 more"],
])("%j", (place, text) => {
  expect(formatPages(place)).toBe(text);
});
