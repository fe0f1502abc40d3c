import { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { PrivacyFile } from "../../model/review/app-project.js";
import { categoryOf, dataTypes, manifestOnlyTypes, purposes } from "../../model/review/data-types.js";
import { nearest } from "../../text/nearest.js";
import type { SourceText } from "./finding.js";
import { type DataNode, dataAt, parseJsonData, textOf } from "./parse-data.js";
import { parsePlist } from "./plist.js";

/* Each function returns a file's declarations by fastlane's names; none for a template's. Ids that Apple does not know are reported. */

/** The names that a file may use, each with fastlane's. */
type Names = Readonly<Record<string, string>>;

/** Reads fastlane's `app_privacy_details.json`. That nothing is collected has to be explicit, because the policy repeats it. */
export function parsePrivacyDetails(source: SourceText, log: Diagnostics): PrivacyFile[] {
  const entries = [...(parseJsonData(source, log)?.entries.values() ?? [])].map((entry) => ({
    category: dataAt(entry, "category"),
    purposes: dataAt(entry, "purposes"),
    protections: listTexts(dataAt(entry, "data_protections")),
  }));
  const uses = entries.flatMap(({ category: node, purposes, protections }) => {
    const category = node && known(node, detailsTypes, log);
    if (!node || category === undefined) return [];
    const isProtected = (id: string) => protections.some(({ text }) => text === id);
    return [
      {
        category,
        linked: isProtected("DATA_LINKED_TO_YOU"),
        tracking: isProtected("DATA_USED_TO_TRACK_YOU"),
        purposes: listKnown(purposes, detailsPurposes, log),
        origin: node.origin,
      },
    ];
  });
  const nothing = entries.every(({ category }) => !category)
    ? entries.flatMap(({ protections }) => protections).find(({ text }) => text === "DATA_NOT_COLLECTED")
        ?.node.origin
    : undefined;
  if (uses.length === 0 && !nothing) return [];
  return [{ file: source.file, kind: "details", uses, nothing, tracking: undefined, domains: [] }];
}

export const parsePrivacyManifest = (source: SourceText, log: Diagnostics): PrivacyFile[] =>
  readManifest(source, parsePlist(source, log), log);

/** Reads the manifest that Expo writes from `ios.privacyManifests` in `app.json`. */
export function parseExpoPrivacy(source: SourceText, log: Diagnostics): PrivacyFile[] {
  // Problems with the file as a whole are reported when the app's name is read from it.
  const root = parseJsonData(source, new Diagnostics());
  return readManifest(source, dataAt(dataAt(root, "expo") ?? root, "ios", "privacyManifests"), log);
}

const typeKey = "NSPrivacyCollectedDataType";

function readManifest({ file }: SourceText, manifest: DataNode | undefined, log: Diagnostics): PrivacyFile[] {
  const uses = [...(dataAt(manifest, `${typeKey}s`)?.entries.values() ?? [])].flatMap((entry) => {
    const node = dataAt(entry, typeKey);
    const category = node && known(node, manifestTypes, log);
    if (!node || category === undefined) return [];
    return [
      {
        category,
        linked: dataAt(entry, `${typeKey}Linked`)?.value === true,
        tracking: dataAt(entry, `${typeKey}Tracking`)?.value === true,
        purposes: listKnown(dataAt(entry, `${typeKey}Purposes`), manifestPurposes, log),
        origin: node.origin,
      },
    ];
  });
  const node = dataAt(manifest, "NSPrivacyTracking");
  const tracking = typeof node?.value === "boolean" ? { isOn: node.value, origin: node.origin } : undefined;
  const domains = listTexts(dataAt(manifest, "NSPrivacyTrackingDomains")).map(
    ({ node: { origin }, text }) => ({ domain: text.toLowerCase(), origin }),
  );
  const isEmpty = uses.length === 0 && domains.length === 0 && !tracking;
  return isEmpty ? [] : [{ file, kind: "manifest", uses, nothing: undefined, tracking, domains }];
}

const detailsTypes = Object.fromEntries(Object.keys(dataTypes).map((name) => [name, name]));
const detailsPurposes = Object.fromEntries(Object.keys(purposes).map((name) => [name, name]));
const manifestTypes = Object.fromEntries([
  ...Object.entries(dataTypes).map(([name, apple]) => [typeKey + apple, name]),
  ...manifestOnlyTypes.map((apple) => [typeKey + apple, categoryOf(apple)]),
]);
const manifestPurposes = Object.fromEntries(
  Object.entries(purposes).map(([name, apple]) => [`${typeKey}Purpose${apple}`, name]),
);

function listTexts(list: DataNode | undefined): { node: DataNode; text: string }[] {
  return [...(list?.entries.values() ?? [])].flatMap((node) => {
    const text = textOf(node);
    return text === undefined ? [] : [{ node, text }];
  });
}

const listKnown = (list: DataNode | undefined, names: Names, log: Diagnostics): string[] =>
  listTexts(list).flatMap(({ node }) => known(node, names, log) ?? []);

function known(node: DataNode, names: Names, log: Diagnostics): string | undefined {
  const id = textOf(node) ?? "";
  if (Object.hasOwn(names, id)) return names[id];
  return log.add("scaffold/unknown-data-type", { id, near: nearest(id, Object.keys(names)) }, node.origin);
}
