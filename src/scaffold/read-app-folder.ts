import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { ReleaseNote } from "../model/review/app-project.js";
import { nearestLanguage } from "../text/choose-language.js";
import type { AppFileKind } from "./app/app-file-kinds.js";
import type { Finding, SourceText } from "./app/finding.js";
import { listAppFiles, ownListings, resolveAppFolder } from "./app/list-app-files.js";
import { parseEas, parseExpo } from "./app/parse-expo.js";
import {
  isDefaultText,
  parseAppfile,
  parseFastlaneAndroid,
  parseFastlaneApple,
  parsePlayDetails,
  primaryLanguage,
} from "./app/parse-fastlane.js";
import { parseCapacitor, parsePubspec } from "./app/parse-frameworks.js";
import { licenceOf, parseRepository } from "./app/parse-source-code.js";
import { findDataUses, readPrivacyFiles } from "./app/read-privacy-files.js";
import { readReleaseNotes } from "./app/read-release-notes.js";
import { readSourceText } from "./app/read-source-text.js";
import type { Discovered, Found } from "./discovered.js";
import { findPictures } from "./listings/find-pictures.js";
import { planDiscovered } from "./plan/plan-discovered.js";
import { readTargets } from "./read-targets.js";

interface AppFolderOptions {
  /** The name of the target or module to use, if there are several. */
  readonly target?: string | undefined;
  /** The folder as messages name it. */
  readonly shown: string;
  /** The preferred language of the texts, a BCP 47 tag. */
  readonly language: string | undefined;
}

/** Reads facts from an app's own project, without running anything. Reports unreadable files, and uses the rest. */
export async function readAppFolder(
  folder: string,
  { shown, language, target }: AppFolderOptions,
  log: Diagnostics,
): Promise<Discovered> {
  const root = resolveAppFolder(folder);
  if (root === undefined) {
    log.add("scaffold/no-folder", { folder: shown });
    return {};
  }
  let files = listAppFiles(root, { shown, log });
  if (Object.values(files).every((found) => found.length === 0))
    log.add("scaffold/nothing-in-folder", { folder: shown });
  const reason = "it is code, which handbill does not run; it reads app.json";
  for (const file of files.expo.length === 0 ? files.expoCode : [])
    log.add("scaffold/file-not-used", { reason }, { file });

  const read = (kind: AppFileKind): SourceText[] =>
    files[kind].flatMap((file) => readSourceText(root, file, log) ?? []);
  const ofApple = parseFastlaneApple(fallbacksLast(read("fastlaneApple")));
  const primary = primaryLanguage({
    projects: [...read("xcodeProject"), ...read("xcodeGen")],
    details: read("playDetails"),
  });
  const targets = readTargets(root, { read, target, log });
  files = ownListings(files, targets.findings.find(({ field }) => field === "package")?.value);
  const storeConfigs = read("storeConfig");
  const findings = [
    ...ofApple.map((finding) => inLanguage(finding, primary)),
    ...storeConfigs.flatMap((source) => parseEas(source, log)),
    ...parseFastlaneAndroid(read("fastlaneAndroid")),
    ...parsePlayDetails(read("playDetails")),
    ...read("expo").flatMap((source) => parseExpo(source, log)),
    ...read("appfile").flatMap(parseAppfile),
    ...targets.findings,
    ...read("capacitor").flatMap(parseCapacitor),
    ...[...read("packageJson"), ...read("pubspec"), ...read("gitConfig")].flatMap(parseRepository),
    ...read("pubspec").flatMap((source) => parsePubspec(source, log)),
  ];
  const { sourceCode, ...discovered } = planDiscovered(findings, { language, primary, log });
  const icon = findings.find(({ field }) => field === "icon");
  const wanted = { language: language ?? discovered.language?.value, icon };
  const more = {
    ...targets.alternatives,
    ...findDataUses(readPrivacyFiles(read, targets.isOwn, log)),
    ...foundNotes(readReleaseNotes(read, storeConfigs), wanted.language ?? "en"),
    ...readOwnDocuments(read),
    ...withLicence(sourceCode, read("licence")),
  };
  return { ...discovered, ...more, ...(await findPictures(root, files, { ...wanted, targets }, log)) };
}

/** A text of `default/` is in the primary language; a name or an address there applies to all. */
function inLanguage(finding: Finding, primary: string): Finding {
  const isText = finding.field === "subtitle" || finding.field === "description";
  return isText && isDefaultText(finding.origin.file) ? { ...finding, language: primary } : finding;
}

/** Values of `default/` come after those of a language, and a plain `metadata/` after fastlane's. */
function fallbacksLast(sources: readonly SourceText[]): SourceText[] {
  const isFallback = ({ file }: SourceText) => file.includes("/default/") || file.startsWith("metadata/");
  return [...sources.filter((source) => !isFallback(source)), ...sources.filter(isFallback)];
}

function readOwnDocuments(read: (kind: AppFileKind) => SourceText[]): Pick<Discovered, "ownDocuments"> {
  // A line or two only say where the document is.
  const [privacy] = read("ownPrivacy").filter(({ text }) => text.length >= minDocument);
  const [terms] = read("ownTerms").filter(({ text }) => text.length >= minDocument);
  const origin = [privacy, terms].flatMap((source) => source?.file ?? []).join(", ");
  if (origin === "") return {};
  return { ownDocuments: { value: { ...(privacy && { privacy }), ...(terms && { terms }) }, origin } };
}

const minDocument = 200;

/** Adds the licence of the source code; without one, it is not public. */
function withLicence(
  code: Discovered["sourceCode"],
  sources: readonly SourceText[],
): Pick<Discovered, "sourceCode"> | undefined {
  const [license, file] = sources.flatMap((source) => {
    const name = licenceOf(source);
    return name === undefined ? [] : [name, source.file];
  });
  if (!code || license === undefined) return undefined;
  return { sourceCode: { value: { ...code.value, license }, origin: `${code.origin}, ${file}` } };
}

/** The release notes of the app's versions, with the file in the nearest language. */
function foundNotes(
  value: readonly ReleaseNote[],
  language: string,
): { releaseNotes?: Found<readonly ReleaseNote[]> } {
  const near = nearestLanguage([...new Set(value.flatMap((note) => note.language ?? []))], language);
  const first = value.find((note) => note.language === near) ?? value[0];
  return first ? { releaseNotes: { value, origin: first.file } } : {};
}
