import type { Evidence } from "../diagnostics/review.js";
import type { AppOrigin, AppProject } from "../model/review/app-project.js";
import { compareText } from "../util/compare.js";
import { inApp } from "./review-context.js";

export interface DeclaredByApp {
  /** Kinds of data by fastlane's names, each with the place of its declaration. */
  readonly data: readonly DeclaredThing[];
  readonly purposes: readonly DeclaredThing[];
  /** Domains that are contacted for tracking. */
  readonly parties: readonly DeclaredThing[];
  /** Where they declare tracking, and where they deny it. */
  readonly tracking: { readonly on: readonly Evidence[]; readonly off: readonly Evidence[] };
  /** Where they declare that nothing is collected. */
  readonly nothing: readonly Evidence[];
  /** Whether there are details for the whole app, which are complete. */
  readonly hasDetails: boolean;
}

export interface DeclaredThing {
  readonly name: string;
  readonly app: readonly Evidence[];
}

/** Undefined if no privacy file is known. */
export function declaredBy(project: AppProject | undefined): DeclaredByApp | undefined {
  const files = project?.privacy ?? [];
  if (files.length === 0) return undefined;
  const uses = files.flatMap((file) => file.uses);
  const switches = files.flatMap(({ tracking }) => tracking ?? []);
  const details = files.filter(({ kind }) => kind === "details");
  const tracked = uses.filter(({ tracking }) => tracking);
  const on = [
    ...tracked.map(({ category, origin }) => inApp(`${category}, used to track`, origin)),
    ...switches.filter(({ isOn }) => isOn).map(({ origin }) => inApp("NSPrivacyTracking: true", origin)),
  ];
  const off = [
    ...switches.filter(({ isOn }) => !isOn).map(({ origin }) => inApp("NSPrivacyTracking: false", origin)),
    ...details
      .filter((file) => file.uses.every(({ tracking }) => !tracking))
      .map(({ file }) => inApp("nothing is used to track", { file, line: 1 })),
  ];
  return {
    data: groupByName(uses.map(({ category, origin }) => [category, origin])),
    purposes: groupByName(
      uses.flatMap(({ purposes, origin }) => purposes.map((one) => [one, origin] as const)),
    ),
    parties: groupByName(
      files.flatMap(({ domains }) => domains.map(({ domain, origin }) => [domain, origin] as const)),
    ),
    tracking: { on, off },
    nothing: files.flatMap(({ nothing }) => (nothing ? [inApp("DATA_NOT_COLLECTED", nothing)] : [])),
    hasDetails: details.length > 0,
  };
}

export function groupByName(named: readonly (readonly [string, AppOrigin])[]): DeclaredThing[] {
  const names = [...new Set(named.map(([name]) => name))].sort(compareText);
  return names.map((name) => ({
    name,
    app: named.filter(([other]) => other === name).map(([, origin]) => inApp(name, origin)),
  }));
}
