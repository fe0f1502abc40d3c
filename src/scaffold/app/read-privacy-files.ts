import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { PrivacyFile } from "../../model/review/app-project.js";
import type { AppFileKind } from "./app-file-kinds.js";
import type { SourceText } from "./finding.js";
import { parseExpoPrivacy, parsePrivacyDetails, parsePrivacyManifest } from "./parse-privacy.js";

/** The declarations of the app's own privacy files, the details for the store first. */
export const readPrivacyFiles = (
  read: (kind: AppFileKind) => readonly SourceText[],
  isOwn: (file: string) => boolean,
  log: Diagnostics,
): PrivacyFile[] => [
  ...read("privacyDetails").flatMap((source) => parsePrivacyDetails(source, log)),
  ...read("privacyManifest")
    .filter(({ file }) => isOwn(file))
    .flatMap((source) => parsePrivacyManifest(source, log)),
  ...read("expo").flatMap((source) => parseExpoPrivacy(source, log)),
];
