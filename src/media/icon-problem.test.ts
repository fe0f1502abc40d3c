import { expect, test } from "vitest";
import { collect } from "../../test/support/example.js";
import { reportIconProblem } from "./icon-problem.js";

const svg = (content: string) =>
  new TextEncoder().encode(`<!-- <svg>\n-->\n<svg viewBox="0 0 9 9">${content}</svg>`);
const plain = svg("<path d='M0 0'/>");

test.each<[string, Uint8Array, object, string | undefined]>([
  ["a square drawing", plain, { format: "svg", width: 9, height: 9 }, undefined],
  ["a drawing wider than high", plain, { format: "svg", width: 18, height: 9 }, ":3:1 not-square"],
  ["a square picture", plain, { format: "png", width: 512, height: 512 }, undefined],
  ["a picture that is not square", plain, { format: "png", width: 600, height: 599 }, " not-square"],
  ["a small picture", plain, { format: "png", width: 511, height: 511 }, " too-small"],
  [
    "letters in a system font",
    svg("<text x='1'>A</text>"),
    { format: "svg", width: 9, height: 9 },
    ":3:24 with-text",
  ],
  [
    "letters with a prefix",
    svg("<svg:text>A</svg:text>"),
    { format: "svg", width: 9, height: 9 },
    ":3:24 with-text",
  ],
  ["letters in a comment", svg("<!-- <text>A</text> -->"), { format: "svg", width: 9, height: 9 }, undefined],
])("only images from which no icons can be made are reported: %s", (_, bytes, facts, problem) => {
  const { log, found } = collect();
  expect(reportIconProblem(bytes, { sourceFile: "public/icon.svg", ...facts }, log)).toBe(
    problem !== undefined,
  );
  expect(found()).toEqual(
    problem === undefined ? [] : [`public/icon.svg${problem.replace(" ", " encode/icon-")}`],
  );
});
