import { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { PrivacyFile } from "../../model/review/app-project.js";
import { dataTypes, manifestOnlyTypes, purposes } from "../../model/review/data-types.js";
import { nearest } from "../../text/nearest.js";
import type { CollectedFinding, Origin, SourceText } from "./finding.js";
import { type DataNode, dataAt, parseJsonData, textOf } from "./json-data.js";
import { parsePlist } from "./plist.js";

/**
 * The data that the app collects, from fastlane's `app_privacy_details.json`; an id unknown to Apple is
 * reported. Undefined if it contains neither data nor an explicit statement that nothing is collected,
 * because the policy repeats it.
 */
export function parsePrivacyDetails(source: SourceText, log: Diagnostics): CollectedFinding[] | undefined {
  const entries = [...(parseJsonData(source, log)?.entries.values() ?? [])];
  const collected = entries.flatMap((entry) => {
    const category = dataAt(entry, "category");
    if (!category) return []; // "nothing is collected" has no category
    const type = known(category, { table: dataTypes, log });
    const protections = listTexts(dataAt(entry, "data_protections")).map(({ text }) => text);
    if (type === undefined) return [];
    return [
      {
        type,
        linked: protections.includes("DATA_LINKED_TO_YOU"),
        tracking: protections.includes("DATA_USED_TO_TRACK_YOU"),
        purposes: listTexts(dataAt(entry, "purposes")).flatMap(
          ({ node }) => known(node, { table: purposes, log }) ?? [],
        ),
        origin: category.origin,
      },
    ];
  });
  const saysNothing =
    entries.every((entry) => !dataAt(entry, "category")) &&
    entries.some((entry) =>
      listTexts(dataAt(entry, "data_protections")).some(({ text }) => text === "DATA_NOT_COLLECTED"),
    );
  return collected.length > 0 || saysNothing ? collected : undefined;
}

/** Where the details declare explicitly that nothing is collected. */
export function findNothingCollected(source: SourceText): Origin | undefined {
  const entries = [...(parseJsonData(source, new Diagnostics())?.entries.values() ?? [])];
  return entries
    .flatMap((entry) => listTexts(dataAt(entry, "data_protections")))
    .find(({ text }) => text === "DATA_NOT_COLLECTED")?.node.origin;
}

const typePrefix = "NSPrivacyCollectedDataType";
const purposePrefix = "NSPrivacyCollectedDataTypePurpose";
const same = (names: readonly string[], prefix: string) =>
  Object.fromEntries(names.map((name) => [prefix + name, name]));
const manifestTypes = same([...Object.values(dataTypes), ...manifestOnlyTypes], typePrefix);
const manifestPurposes = same(Object.values(purposes), purposePrefix);

/** The data that an Xcode target's `PrivacyInfo.xcprivacy` declares. */
export const parsePrivacyManifest = (source: SourceText, log: Diagnostics): CollectedFinding[] =>
  readManifest(parsePlist(source, log), log);

/** The same for the manifest that Expo writes from `ios.privacyManifests` in `app.json`. */
export function parseExpoPrivacy(source: SourceText, log: Diagnostics): CollectedFinding[] {
  // Problems with the file as a whole are reported when the app's name is read from it.
  const root = parseJsonData(source, new Diagnostics());
  return readManifest(dataAt(dataAt(root, "expo") ?? root, "ios", "privacyManifests"), log);
}

/** A manifest's declarations about tracking: whether the app does it, and the domains it contacts for that. */
export function parseTracking(manifest: DataNode | undefined): Pick<PrivacyFile, "tracking" | "domains"> {
  const node = dataAt(manifest, "NSPrivacyTracking");
  const domains = listTexts(dataAt(manifest, "NSPrivacyTrackingDomains"));
  return {
    tracking: typeof node?.value === "boolean" ? { isOn: node.value, origin: node.origin } : undefined,
    domains: domains.map(({ node: { origin }, text }) => ({ domain: text.toLowerCase(), origin })),
  };
}

function readManifest(manifest: DataNode | undefined, log: Diagnostics): CollectedFinding[] {
  const entries = [...(dataAt(manifest, `${typePrefix}s`)?.entries.values() ?? [])];
  return entries.flatMap((entry) => {
    const node = dataAt(entry, typePrefix);
    const type = node && known(node, { table: manifestTypes, log });
    if (!node || type === undefined) return [];
    return [
      {
        type,
        linked: dataAt(entry, `${typePrefix}Linked`)?.value === true,
        tracking: dataAt(entry, `${typePrefix}Tracking`)?.value === true,
        purposes: listTexts(dataAt(entry, `${purposePrefix}s`)).flatMap(
          (purpose) => known(purpose.node, { table: manifestPurposes, log }) ?? [],
        ),
        origin: node.origin,
      },
    ];
  });
}

function listTexts(list: DataNode | undefined): { node: DataNode; text: string }[] {
  return [...(list?.entries.values() ?? [])].flatMap((node) => {
    const text = textOf(node);
    return text === undefined ? [] : [{ node, text }];
  });
}

function known(
  node: DataNode,
  { table, log }: { table: Readonly<Record<string, string>>; log: Diagnostics },
): string | undefined {
  const id = textOf(node) ?? "";
  if (Object.hasOwn(table, id)) return table[id];
  const { file, line } = node.origin;
  log.add("scaffold/unknown-data-type", { id, near: nearest(id, Object.keys(table)) }, { file, line });
  return undefined;
}
