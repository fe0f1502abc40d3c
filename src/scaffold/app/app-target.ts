import type { Finding, Origin } from "./finding.js";

/** The platforms of apps, in order of preference for "the app". */
export const platforms = ["phone", "vision", "desktop", "tv", "auto", "watch"] as const;
export type Platform = (typeof platforms)[number];

/** An application that a project builds: an Xcode target, a Gradle module. */
export interface AppTarget {
  readonly name: string;
  readonly platform: Platform;
  /** Whether it is an application; otherwise it is an extension or a test, of which only the places matter. */
  readonly isApp: boolean;
  readonly origin: Origin;
  /** The name of its project, or of the project's folder. */
  readonly project: string;
  readonly findings: readonly Finding[];
  /** The files and folders that belong to it. */
  readonly places: readonly string[];
  /** The name of its icon in an asset catalog, or among Android's resources. */
  readonly icon: string | undefined;
}

export const namesOfTemplates: ReadonlySet<string> = new Set([
  "Runner",
  "App",
  "app",
  "iosApp",
  "android",
  "MyApplication",
  "My Application",
]);

/** Words for an app's purpose or platform, which do not identify it. */
const common = /app|ios|android|iphone|mobile|phone|main|release|the/g;
const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
const aside =
  /tests?$|test[\s_-]?host|^ui[\s_-]?test|(?:^|[\s_-])(?:demo|sample|samples|example|examples|playground|catalog|benchmarks?|baseline|launcher|helper)(?:$|[\s_-])/i;

/** Whether a target is a test or an example, by its name (`SearchSampleApp`) or its folder (`sampleapps/`). */
export const isAside = ({ name, origin: { file } }: AppTarget) =>
  aside.test(name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")) ||
  /(?:^|\/)(?:demo|sample|example)s?(?:apps?)?\//i.test(file);

/** Chooses an application: `wanted` by name, else of these ids, for a phone, no test, named like its project, and near the top. */
export function chooseTarget(
  targets: readonly AppTarget[],
  { wanted, ids, names }: { wanted: string | undefined; ids: readonly string[]; names: readonly string[] },
): AppTarget | undefined {
  const named = wanted === undefined ? undefined : targets.find((target) => isNamed(target, wanted));
  if (named) return named;
  const rank = (target: AppTarget) => [
    platforms.indexOf(target.platform),
    Number(isAside(target)),
    Number(![target.project, ...names].some((name) => isLike(target.name, name))),
    target.origin.file.split("/").length,
  ];
  const known = targets.filter(({ findings }) => findings.some(({ value }) => ids.includes(value)));
  return (known.length > 0 ? known : targets).toSorted((a, b) => {
    const [one, other] = [rank(a), rank(b)];
    const at = one.findIndex((part, index) => part !== other[index]);
    return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
  })[0];
}

export const isNamed = (target: AppTarget, wanted: string): boolean => plain(target.name) === plain(wanted);

/** Whether a target's name adds nothing to the project's: `app`, `Tidepool iOS` or `app-tidepool` for Tidepool. */
function isLike(name: string, project: string): boolean {
  const own = plain(name).replace(common, "");
  return own === "" || plain(project).includes(own);
}

/** Whether a file belongs to one of these targets, and to none of the others more closely. */
export function isOf(file: string, targets: readonly AppTarget[], others: readonly AppTarget[]): boolean {
  const closest = (all: readonly AppTarget[]) =>
    Math.max(
      -1,
      ...all
        .flatMap(({ places }) => places)
        .filter((place) => place === "" || file === place || file.startsWith(`${place}/`))
        .map(({ length }) => length),
    );
  const own = closest(targets);
  return own >= 0 && own >= closest(others);
}
