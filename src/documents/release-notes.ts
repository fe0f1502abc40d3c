import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { readText } from "../files/read-text.js";
import { escapeHtml } from "../text/escape-html.js";
import { splitReleaseNotes } from "../text/release-notes.js";
import type { DocumentFront } from "./front-matter/document-front.js";

export interface ReleaseNotes {
  /** Relative to the project's root. */
  readonly file: string;
  readonly text: string;
}

/** Reads the fastlane release notes that a document names; reports missing ones and returns undefined. */
export function readReleaseNotes(
  file: string,
  document: { readonly text: string; readonly front: Pick<DocumentFront, "placeOf"> },
  { root, log }: { readonly root: string; readonly log: Diagnostics },
): ReleaseNotes | undefined {
  const place = document.front.placeOf(["releaseNotes"]);
  if (document.text.trim() !== "") {
    const args = { key: "releaseNotes", expected: "omitted if the document has text" };
    return log.add("read/front-matter-value", { ...args, received: JSON.stringify(file) }, place);
  }
  if (!existsSync(join(root, file)))
    return log.add("read/no-release-notes", { path: file, empty: undefined }, place);
  const text = readText(root, file, log);
  if (text?.trim() === "") log.add("read/no-release-notes", { path: file, empty: "yes" }, place);
  return text === undefined || text.trim() === "" ? undefined : { file, text };
}

/** Formats release notes as HTML: line breaks stay, and points become a list. */
export const formatReleaseNotes = (text: string): string =>
  splitReleaseNotes(text)
    .map(({ isList, lines }) => {
      const escaped = lines.map(escapeHtml);
      return isList
        ? `<ul>${escaped.map((line) => `<li>${line}</li>`).join("")}</ul>`
        : `<p>${escaped.join("<br>")}</p>`;
    })
    .join("\n");
