import { expect, test } from "vitest";
import { parse } from "yaml";
import { parsePlainMapping } from "./plain-mapping.js";

/** The result of the YAML parser; undefined unless it is a mapping of plain values. */
function yamlOf(text: string): unknown {
  try {
    return parse(text, { schema: "core", stringKeys: true, logLevel: "silent" });
  } catch {
    return undefined;
  }
}

test("a text, a day or a number on each line is read without a parser of all of YAML", () => {
  const text = `\ntitle: "Guide 1: porch concert"\ndescription: What is on, and where (we're there).\ndate: 2025-01-10\norder: 12\ntags: [red wine, blue, x-1]\n\nslug_of: Straße 5 \n`;
  expect(parsePlainMapping(text)).toEqual(yamlOf(text));
  expect(parsePlainMapping(text)).toEqual({
    title: "Guide 1: porch concert",
    description: "What is on, and where (we're there).",
    date: "2025-01-10",
    order: 12,
    tags: ["red wine", "blue", "x-1"],
    slug_of: "Straße 5",
  });
});

const pieces = [
  ...[
    "a",
    "b",
    "title",
    "true",
    "null",
    "__proto__",
    "constructor",
    "2025-02-30",
    "2025-02-28",
    "0",
    "010",
    "12",
  ],
  ...[
    "1e3",
    "0x1f",
    "~",
    ":",
    ": ",
    " #",
    "#",
    '"',
    "'",
    "\\n",
    "\\",
    "\t",
    "\n",
    "\n ",
    "\n\n",
    "-",
    "- ",
    "? ",
  ],
  ...[
    "[",
    "]",
    "{",
    "}",
    ",",
    "&a ",
    "*a",
    "!!str ",
    "|",
    ">",
    "%",
    "@",
    "`",
    "é",
    "é",
    "…",
    "\u0085",
    "\u2028",
  ],
  ...[
    " ",
    "  ",
    "...",
    "---",
    "yes",
    "No",
    "Null",
    "TRUE",
    ".5",
    "+1",
    "-1",
    "1_000",
    "12:30",
    "\ud800",
    "🎈",
    "\u00a0",
  ],
];

test("its result is always the same as YAML's", () => {
  let state = 7;
  const random = (most: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
  const some = (most: number) =>
    Array.from({ length: random(most) }, () => pieces[random(pieces.length)]).join("");
  let read = 0;
  for (let round = 0; round < 30_000; round++) {
    const lines = Array.from({ length: 1 + random(3) }, (_, at) => {
      const value = some(4);
      const key = random(8) === 0 ? some(2) : `k${random(12) === 0 ? 0 : at}`;
      return `${key}: ${[`"${value}"`, `A${value}`, value, `[${value}]`, `[a, B${value}]`][random(5)]}`;
    });
    const text = `\n${lines.join("\n")}`;
    const plain = parsePlainMapping(text);
    if (!plain) continue;
    read++;
    expect(plain, JSON.stringify(text)).toEqual(yamlOf(text));
  }
  expect(read).toBeGreaterThan(1000);
});
