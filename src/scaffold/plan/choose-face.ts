import type { FontConfig } from "../../model/config/site-config.js";
import { isLeftToSystem } from "../../util/left-to-system.js";

/* The starter's display face: the code points, in hex, in each file of its package. */
const family = { family: "Archivo", package: "@fontsource/archivo", weight: 800 };
const subsets: Readonly<Record<string, string>> = {
  latin:
    "20-7e a0-ff 102 131 152-153 2bc 2c6 2da 2dc 300-301 303-304 308-309 323 2009 2013-2014 2018-201a 201c-201e 2022 2026 2032-2033 2039-203a 2044 20ac 2122 2191 2193 2212 2215",
  "latin-ext":
    "100-151 154-17f 18f 192 19d 1a0-1a1 1af-1b0 1c4-1dc 1e6-1e7 1ea-1eb 1fa-21b 22a-22d 230-233 237 259 272 2b9-2ba 2c7 2c9 2dd 1e24-1e25 1e62-1e63 1e6c-1e6d 1e80-1e85 1e9e 1ef2-1ef9 2020 20a1 20a3-20a4 20a6-20a7 20a9 20ab 20ad 20b1-20b2 20b5 20b9-20ba 20bc-20bd 2113",
  vietnamese: "102-103 110-111 128-129 168-169 1a0-1a1 1af-1b0 1ea0-1ef9",
};

/** Where the starter's style uses its display face. */
const places = [".name", "h1", "h2", "h3", ".mark", ".tab-title"];

/** Combinations of files, the smallest first. */
const choices = [
  ["latin"],
  ["latin", "latin-ext"],
  ["latin", "vietnamese"],
  ["latin", "latin-ext", "vietnamese"],
];

/** The fonts of a site whose display face shows these texts; none if a letter is missing, because titles then use the system's face. */
export function chooseFace(texts: readonly string[]): FontConfig[] {
  const characters = [...texts.join("")].filter((character) => !isLeftToSystem(character));
  const chosen = choices.find((files) =>
    characters.every((character) => files.some((file) => isIn(subsets[file] ?? "", character))),
  );
  return (chosen ?? []).map((subset) => ({ ...family, ...(subset !== "latin" && { subset }), for: places }));
}

function isIn(ranges: string, character: string): boolean {
  const codePoint = character.codePointAt(0) ?? 0;
  return ranges.split(" ").some((range) => {
    const [first = 0, last = first] = range.split("-").map((hex) => Number.parseInt(hex, 16));
    return first <= codePoint && codePoint <= last;
  });
}

export const faceFile = "pages/_shared/face.css";

/** The starter's `faceFile` for titles in the system's face, which covers every script; in some languages, or in all. */
export function systemFace(tags: readonly string[] = []): string {
  const [what, where] =
    tags.length > 0
      ? [
          "Languages whose letters this font lacks use the system's font.",
          `:root:is(${tags.map((tag) => `:lang(${tag})`).join(", ")})`,
        ]
      : ["The font of the name and of titles: the system's, which has the letters of every script.", ":root"];
  return `/* ${what} */
${where} {
  --display: system-ui, sans-serif;
  --display-spacing: 0;
  --display-leading: 1.25;
}
`;
}
