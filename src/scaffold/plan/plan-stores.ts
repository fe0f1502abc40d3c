import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import {
  appStoreIdOf,
  isBundleId,
  isPackageName,
  playPackageOf,
} from "../../model/addresses/store-address.js";
import { type Field, type Finding, originOf } from "../app/finding.js";
import type { Discovered } from "../discovered.js";

export function planStores(
  pick: (field: Field) => Finding | undefined,
  log: Diagnostics,
): Pick<Discovered, "appStore" | "googlePlay"> {
  const listing = (field: Field, idOf: (address: string) => string | undefined) => {
    const finding = pick(field);
    if (!finding) return undefined;
    const { value, origin } = finding;
    const id = /^https:/.test(value) && URL.canParse(value) ? idOf(value) : undefined;
    if (id === undefined) log.add("scaffold/bad-address", { value, what: "a listing in the store" }, origin);
    return id === undefined ? undefined : { ...finding, id };
  };
  const valid = (field: Field, form: (value: string) => boolean) => {
    const finding = pick(field);
    if (!finding || !form(finding.value) || isOfTemplate.test(finding.value)) return undefined;
    if (!isOfTestBuild(finding.value)) return finding;
    const what = "an id of the released app, but of a test build";
    return log.add("scaffold/bad-address", { value: finding.value, what }, finding.origin);
  };
  const apple = listing("appStoreUrl", appStoreIdOf);
  const bundleId = valid("bundleId", isBundleId);
  const teamId = valid("teamId", (value) => /^[A-Z0-9]{10}$/.test(value));
  const play = listing("playUrl", playPackageOf);
  const named = valid("package", isPackageName);
  const isSame = play !== undefined && (named === undefined || named.value === play.id);
  if (play && named && !isSame) {
    const args = { value: play.value, what: `the listing of ${named.value}` };
    log.add("scaffold/bad-address", args, play.origin);
  }
  const packageName = named?.value ?? play?.id;
  return {
    ...((apple || bundleId) && {
      appStore: {
        value: {
          ...(apple && { url: apple.value, id: apple.id }),
          ...(bundleId && { bundleId: bundleId.value }),
          ...(teamId && { teamId: teamId.value }),
        },
        origin: origins(apple, bundleId, teamId),
      },
    }),
    ...(packageName !== undefined && {
      googlePlay: {
        value: { package: packageName, ...(isSame && { url: play.value }) },
        origin: origins(isSame ? play : undefined, named),
      },
    }),
  };
}

/** The ids of new projects of React Native. */
const isOfTemplate = /^org\.reactjs\.native\.example\./;

/** Whether an id is a test build's; a script then sets the one in the store, and scripts are not run. */
const isOfTestBuild = (id: string) =>
  /(?:beta|alpha|debug|nightly|staging|canary)$|[._-](?:dev|internal|qa)$/i.test(id);

function origins(...findings: readonly (Finding | undefined)[]): string {
  return [...new Set(findings.flatMap((finding) => (finding ? originOf(finding) : [])))].join(", ");
}
