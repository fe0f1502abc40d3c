import { basename } from "node:path";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { AppFileKind } from "./app/app-file-kinds.js";
import { type AppTarget, chooseTarget, isAside, isNamed, isOf } from "./app/app-target.js";
import { type Finding, originOf, type SourceText } from "./app/finding.js";
import {
  parseAndroidManifest,
  parseAndroidTargets,
  parseGradle,
  parseRootProject,
} from "./app/parse-android.js";
import { parseAndroidStrings } from "./app/parse-android-strings.js";
import { parseGradleValues } from "./app/parse-gradle-values.js";
import { parseXcodeTargets } from "./app/parse-xcode.js";
import { parseXcodeGen } from "./app/parse-xcodegen.js";
import type { Discovered } from "./discovered.js";

/** The chosen applications of a project, and their facts. */
export interface ReadTargets {
  readonly findings: readonly Finding[];
  readonly alternatives: Pick<Discovered, "target" | "otherTargets">;
  /** The name of the icon in the app's asset catalog. */
  readonly appleIcon: string | undefined;
  /** The same in Android's resources. */
  readonly androidIcon: string | undefined;
  /** How close a file is to the app: 0 its own, 1 shared, undefined another's. */
  readonly nearness: (file: string) => 0 | 1 | undefined;
  /** Whether a file belongs to the app or its extensions, or is shared; not to another application. */
  readonly isOwn: (file: string) => boolean;
}

interface TargetParts {
  readonly read: (kind: AppFileKind) => SourceText[];
  readonly target: string | undefined;
  /** The app's ids in the stores, if they are known. */
  readonly ids?: readonly string[];
  readonly log: Diagnostics;
}

/** Chooses among the applications that a project builds, for Apple's devices and for Android; reports a name that none has. */
export function readTargets(root: string, { read, target, ids = [], log }: TargetParts): ReadTargets {
  const sources = (["xcconfig", "infoPlist", "infoStrings"] as const).flatMap(read);
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const built = read("xcodeProject").flatMap((source) => parseXcodeTargets(source, texts, log));
  // The input of XcodeGen is read if the generated project is missing.
  const generating = built.some(({ isApp }) => isApp) ? [] : read("xcodeGen");
  // Other tools have a file with this name.
  const generated = generating
    .filter(({ text }) => /^targets:/m.test(text))
    .flatMap((source) => parseXcodeGen(source, texts, log));
  const apple = [...built, ...generated].filter(({ isApp }) => isApp);
  const extensions = [...built, ...generated].filter(({ isApp }) => !isApp);
  const [gradle, manifests] = [read("gradle"), read("androidManifest")];
  const settings = read("gradleSettings");
  const filled = parseGradleValues([...gradle, ...read("gradleScript")]);
  const android = parseAndroidTargets(gradle, {
    manifests,
    strings: [...parseAndroidStrings(read("androidStrings")), ...filled.strings],
    filled,
  });
  const all = [...apple, ...android];
  if (target !== undefined && !all.some((one) => isNamed(one, target)))
    log.add("scaffold/unknown-target", {
      target,
      there: [...new Set(all.map(({ name }) => name))].join(", "),
    });
  const ofProject = settings.flatMap(parseRootProject);
  const names = [basename(root), ...ofProject.map(({ value }) => value)];
  const chosen = [apple, android].flatMap(
    (those) => chooseTarget(those, { wanted: target, ids, names }) ?? [],
  );
  const passed = all.filter((target) => !chosen.includes(target));
  const chosenOf = (those: readonly AppTarget[]) => chosen.find((target) => those.includes(target));
  return {
    findings: [
      ...(chosenOf(apple)?.findings ?? []),
      ...(chosenOf(android)?.findings ?? gradle.flatMap(parseGradle)),
      ...(android.length > 0 ? [] : mainFirst(manifests).flatMap(parseAndroidManifest)),
      ...ofProject,
    ],
    alternatives: otherTargets(passed, chosen),
    appleIcon: chosenOf(apple)?.icon,
    androidIcon: chosenOf(android)?.icon,
    nearness: (file) => {
      if (isOf(file, chosen, [...passed, ...extensions])) return 0;
      return isOf(file, [...passed, ...extensions], chosen) ? undefined : 1;
    },
    isOwn: (file) => !isOf(file, passed, [...chosen, ...extensions]),
  };
}

/** Several projects may build an app with the same name, as Flutter's for iOS and macOS do: those are not alternatives, and neither are tests and examples. */
function otherTargets(
  passed: readonly AppTarget[],
  chosen: readonly AppTarget[],
): ReadTargets["alternatives"] {
  const taken = new Set(chosen.map(({ name }) => name));
  const offered = passed.filter((target) => !isAside(target));
  const names = [...new Set(offered.map(({ name }) => name))].filter((name) => !taken.has(name));
  const [first] = chosen;
  if (!first || names.length === 0) return {};
  return {
    target: { value: [...taken].join(" and "), origin: originOf(first) },
    otherTargets: { value: names, origin: offered[0]?.origin.file ?? "" },
  };
}

/** Puts the app's own manifest before those of its build types and tests. */
function mainFirst(sources: readonly SourceText[]): SourceText[] {
  const isMain = ({ file }: SourceText) => /(?:^|\/)src\/main\//.test(file);
  return [...sources.filter(isMain), ...sources.filter((source) => !isMain(source))];
}
