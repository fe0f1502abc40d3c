import type { Finding, Origin } from "./finding.js";

/** What an app is built for, the one that people mean by "the app" first. */
export const platforms = ["phone", "vision", "desktop", "tv", "auto", "watch"] as const;
export type Platform = (typeof platforms)[number];

/** One of the applications that a project builds: a target of Xcode's, a module of Gradle's. */
export interface AppTarget {
  readonly name: string;
  readonly platform: Platform;
  /** Where it is declared. */
  readonly origin: Origin;
  /** What its project, or the folder of that, is called. */
  readonly project: string;
  readonly findings: readonly Finding[];
  /** Files and folders that belong to it. */
  readonly places: readonly string[];
  /** The name of its icon in an asset catalog, or among Android's resources. */
  readonly icon: string | undefined;
}

/** What templates call an app. */
export const namesOfTemplates: ReadonlySet<string> = new Set([
  "Runner",
  "App",
  "app",
  "iosApp",
  "android",
  "MyApplication",
  "My Application",
]);

/** Words that tell what an app is for or runs on, and not which app it is. */
const common = /app|ios|android|iphone|mobile|phone|main|release|the/g;
const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
const aside =
  /tests?$|test[\s_-]?host|^ui[\s_-]?test|(?:^|[\s_-])(?:demo|sample|samples|example|examples|playground|catalog|benchmarks?|launcher|helper)(?:$|[\s_-])/i;

/**
 * Of several applications, the one that is meant: a phone's before any other, then one that is no example or test, then
 * the one that has the name of its project or of one of `names`, then the shallowest. `wanted` chooses by name.
 */
export function chooseTarget(
  targets: readonly AppTarget[],
  { wanted, names }: { readonly wanted: string | undefined; readonly names: readonly string[] },
): AppTarget | undefined {
  const named = wanted === undefined ? undefined : targets.find((target) => isNamed(target, wanted));
  if (named) return named;
  const rank = (target: AppTarget) => [
    platforms.indexOf(target.platform),
    Number(aside.test(target.name)),
    Number(![target.project, ...names].some((name) => isLike(target.name, name))),
    target.origin.file.split("/").length,
  ];
  const ranks = new Map(targets.map((target) => [target, rank(target)]));
  return targets.toSorted((a, b) => {
    const [one, other] = [ranks.get(a) ?? [], ranks.get(b) ?? []];
    const at = one.findIndex((part, index) => part !== other[index]);
    return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
  })[0];
}

export const isNamed = (target: AppTarget, wanted: string): boolean => plain(target.name) === plain(wanted);

/**
 * Whether a target's name says no more than the project's: `app`, `Tidepool iOS` or `app-tidepool` of
 * Tidepool.
 */
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
