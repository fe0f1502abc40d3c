import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { DataUse, PrivacyFile } from "../../model/review/app-project.js";
import type { Discovered } from "../discovered.js";
import type { AppFileKind } from "./app-file-kinds.js";
import { originOf, type SourceText } from "./finding.js";
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

/** The data that the app declares to collect: in the details for the store, which are complete, or else in its manifests. */
export function findDataUses(files: readonly PrivacyFile[]): Pick<Discovered, "dataUses"> {
  const details = files.find(({ kind }) => kind === "details");
  const used = details ? [details] : files.filter(({ uses }) => uses.length > 0);
  const origins = used.flatMap(({ uses, nothing }) => uses[0]?.origin ?? nothing ?? []);
  if (origins.length === 0) return {};
  const value = mergeDataUses(used.flatMap(({ uses }) => uses));
  return { dataUses: { value, origin: origins.map((origin) => originOf({ origin })).join(", ") } };
}

/** Merges the declarations of several files: each kind of data once, with everything declared about it. */
export function mergeDataUses(uses: readonly DataUse[]): DataUse[] {
  const merged = new Map<string, DataUse>();
  for (const { category, linked, tracking, purposes } of uses) {
    const before = merged.get(category);
    merged.set(category, {
      category,
      purposes: [...new Set([...(before?.purposes ?? []), ...purposes])],
      linked: linked || before?.linked === true,
      tracking: tracking || before?.tracking === true,
    });
  }
  return [...merged.values()];
}
