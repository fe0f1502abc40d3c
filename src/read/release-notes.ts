import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostics } from "../core/diagnostics.js";
import type { ContentFront } from "./content-front.js";
import { readText } from "./read-text.js";

export interface NotesContext {
  readonly root: string;
  readonly log: Diagnostics;
}

/** The text of fastlane's release notes that a front matter names; reports and returns undefined without one. */
export function readReleaseNotes(
  path: string,
  { placeOf }: ContentFront,
  { root, log }: NotesContext,
): string | undefined {
  const place = placeOf(["releaseNotes"]);
  if (!existsSync(join(root, path))) {
    log.add("read/no-release-notes", { path, empty: undefined }, place);
    return undefined;
  }
  const text = readText(root, path, log);
  if (text?.trim() === "") log.add("read/no-release-notes", { path, empty: "yes" }, place);
  return text?.trim() === "" ? undefined : text;
}

/** How people begin the points of a list in a store's plain text. */
const point = /^[ \t]*[-*•·–—+][ \t]+/;

/** Release notes as HTML: they are plain text, whose lines stay, and whose points become a list. */
export function formatReleaseNotes(text: string): string {
  const blocks = text.trim().split(/\n(?:[ \t]*\n)+/);
  return blocks.flatMap(formatBlock).join("\n");
}

/** Lines that follow one another alike, points or not, belong together. */
function formatBlock(block: string): string[] {
  const groups: { isList: boolean; lines: string[] }[] = [];
  for (const line of block.split("\n")) {
    const isList = point.test(line);
    const escaped = escapeHtml(line.replace(point, "").trim());
    const last = groups.at(-1);
    if (last?.isList === isList) last.lines.push(escaped);
    else groups.push({ isList, lines: [escaped] });
  }
  return groups.map(({ isList, lines }) =>
    isList ? `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>` : `<p>${lines.join("<br>")}</p>`,
  );
}

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
