import { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { DeclaredUse, PrivacyFile } from "../../model/review/app-project.js";
import type { CollectedFinding, SourceText } from "./finding.js";
import { dataAt, parseJsonData } from "./json-data.js";
import { categoryNamed, purposeNamed } from "./merge-data-uses.js";
import {
  findNothingCollected,
  parseExpoPrivacy,
  parsePrivacyDetails,
  parsePrivacyManifest,
  parseTracking,
} from "./parse-privacy.js";
import { parsePlist } from "./plist.js";

/** fastlane's `app_privacy_details.json`; empty if it declares neither collected data nor that there is none. */
export function parseDetailsFile(source: SourceText, log: Diagnostics): PrivacyFile[] {
  const collected = parsePrivacyDetails(source, log);
  if (!collected) return [];
  const nothing = collected.length === 0 ? findNothingCollected(source) : undefined;
  const uses = collected.map(declared);
  return [{ file: source.file, kind: "details", uses, nothing, tracking: undefined, domains: [] }];
}

/** A `PrivacyInfo.xcprivacy`; empty if it declares neither, as in a template. */
export function parseManifestFile(source: SourceText, log: Diagnostics): PrivacyFile[] {
  const uses = parsePrivacyManifest(source, log).map(declared);
  // Problems with the file as a whole are already reported.
  return manifestOf(source, { uses, ...parseTracking(parsePlist(source, new Diagnostics())) });
}

/** The same for `ios.privacyManifests` in Expo's `app.json`. */
export function parseExpoManifestFile(source: SourceText, log: Diagnostics): PrivacyFile[] {
  const uses = parseExpoPrivacy(source, log).map(declared);
  const root = parseJsonData(source, new Diagnostics());
  return manifestOf(source, {
    uses,
    ...parseTracking(dataAt(dataAt(root, "expo") ?? root, "ios", "privacyManifests")),
  });
}

function manifestOf(
  { file }: SourceText,
  told: Pick<PrivacyFile, "uses" | "tracking" | "domains">,
): PrivacyFile[] {
  const isEmpty = told.uses.length === 0 && told.domains.length === 0 && !told.tracking;
  return isEmpty ? [] : [{ file, kind: "manifest", nothing: undefined, ...told }];
}

function declared({ type, purposes, tracking, origin }: CollectedFinding): DeclaredUse {
  return { category: categoryNamed(type), purposes: purposes.map(purposeNamed), tracking, origin };
}
