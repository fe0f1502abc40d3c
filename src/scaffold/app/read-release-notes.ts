import type { ReleaseNote } from "../../model/review/app-project.js";
import type { AppFileKind } from "./app-file-kinds.js";
import type { SourceText } from "./finding.js";
import { parseEasNotes, parseExpoVersion } from "./parse-expo.js";
import {
  parseGradleVersion,
  parsePubspecVersion,
  parseReleaseNotes,
  parseXcodeVersion,
} from "./parse-release-notes.js";

/** The release notes of the app's versions, in each language. */
export function readReleaseNotes(
  read: (kind: AppFileKind) => readonly SourceText[],
  storeConfigs: readonly SourceText[],
): ReleaseNote[] {
  const current = [
    ...read("pubspec").flatMap(parsePubspecVersion),
    ...read("gradle").flatMap(parseGradleVersion),
    ...read("xcodeProject").flatMap(parseXcodeVersion),
    ...read("expo").flatMap(parseExpoVersion),
  ];
  // Notes without a version belong to the build's version, as with fastlane.
  const name = current.find(({ code }) => code === undefined)?.name;
  const ofEas = storeConfigs
    .flatMap(parseEasNotes)
    .map((note) => ({ ...note, version: note.version ?? name }));
  return [...ofEas, ...parseReleaseNotes([...read("appleNotes"), ...read("androidNotes")], current)];
}
