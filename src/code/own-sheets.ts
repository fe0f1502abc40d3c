import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Place } from "../diagnostics/diagnostics.js";
import { pointsOf } from "../text/points-of.js";
import { type StylePart, walkStyle } from "../text/walk-style.js";
import { isSass, isStyle } from "./style-files.js";

const lineComments = /(?<=(?:^|[\s;{}]))\/\/.*/gm;

/** A style sheet of the site itself, not of a package. */
export interface OwnSheet {
  readonly file: string;
  readonly css: string;
  readonly parts: readonly StylePart[];
  readonly placeAt: (index: number, length: number) => Place;
}

export const readOwnSheets = (files: readonly string[], root: string): OwnSheet[] =>
  [...new Set(files)]
    .filter((file) => isStyle(file) && !file.split("/").includes("node_modules"))
    .map((file) => {
      const text = readFileSync(resolve(root, file), "utf8");
      const css = isSass(file) ? text.replace(lineComments, (comment) => " ".repeat(comment.length)) : text;
      const pointAt = pointsOf(css);
      const placeAt = (index: number, length: number) => ({ file, ...pointAt(index), length });
      return { file, css, parts: walkStyle(css), placeAt };
    });
