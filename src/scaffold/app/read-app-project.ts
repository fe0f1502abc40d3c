import { Diagnostics } from "../../diagnostics/diagnostics.js";
import type {
  AppOrigin,
  AppProject,
  ListingField,
  ListingText,
  ReviewedStore,
} from "../../model/review/app-project.js";
import { readTargets } from "../read-targets.js";
import type { AppFileKind } from "./app-file-kinds.js";
import type { Field, Finding, SourceText } from "./finding.js";
import { listAppFiles, ownListings, resolveAppFolder } from "./list-app-files.js";
import { parsePermissions } from "./parse-android.js";
import { dataAt, parseJsonData } from "./parse-data.js";
import { parseEas } from "./parse-expo.js";
import { parseFastlaneAndroid, parseFastlaneApple } from "./parse-fastlane.js";
import { readPrivacyFiles } from "./read-privacy-files.js";
import { readSourceText } from "./read-source-text.js";

interface AppProjectContext {
  /** The folder as messages name it. */
  readonly shown: string;
  readonly packageName?: string | undefined;
  readonly bundleIds?: readonly string[];
  readonly log: Diagnostics;
}

/** Reads what an app's project declares to the stores. Runs nothing, and reports unreadable files; undefined if there is no folder. */
export function readAppProject(
  folder: string,
  { shown, packageName, bundleIds = [], log }: AppProjectContext,
): AppProject | undefined {
  const root = resolveAppFolder(folder);
  if (root === undefined) return undefined;
  const files = ownListings(listAppFiles(root, { shown, log }), packageName);
  const readWith =
    (log: Diagnostics) =>
    (kind: AppFileKind): SourceText[] =>
      files[kind].flatMap((file) => readSourceText(root, file, log) ?? []);
  const read = readWith(log);
  // Only `init` reports problems with build files.
  const silent = new Diagnostics();
  const ids = [...bundleIds, packageName ?? []].flat();
  const { isOwn } = readTargets(root, { read: readWith(silent), target: undefined, ids, log: silent });
  return {
    folder: shown,
    listings: [
      ...listingsOf("apple", [
        ...parseFastlaneApple(read("fastlaneApple")),
        ...read("storeConfig").flatMap((source) => parseEas(source, log)),
      ]),
      ...listingsOf("google", parseFastlaneAndroid(read("fastlaneAndroid"))),
    ],
    privacy: readPrivacyFiles(read, isOwn, log),
    subscriptions: read("storeKit").flatMap((source) => parseStoreKit(source, log)),
    permissions: read("androidManifest").flatMap((source) =>
      isOwn(source.file) ? parsePermissions(source) : [],
    ),
  };
}

const listingFields: ReadonlySet<Field> = new Set<Field & ListingField>([
  "name",
  "subtitle",
  "description",
  "supportUrl",
  "marketingUrl",
  "privacyUrl",
]);
const isListingField = (field: Field): field is Field & ListingField => listingFields.has(field);

function listingsOf(store: ReviewedStore, findings: readonly Finding[]): ListingText[] {
  return findings.flatMap(({ field, value, language, origin }) =>
    isListingField(field) ? [{ store, field, value, locale: language ?? "default", origin }] : [],
  );
}

/** The place of a subscription in Xcode's file for testing purchases. */
function parseStoreKit(source: SourceText, log: Diagnostics): AppOrigin[] {
  const groups = dataAt(parseJsonData(source, log), "subscriptionGroups");
  const subscriptions = [...(groups?.entries.values() ?? [])].flatMap((group) => [
    ...(dataAt(group, "subscriptions")?.entries.values() ?? []),
  ]);
  return subscriptions.slice(0, 1).map(({ origin }) => origin);
}
