import { itemsOf, keysOf } from "../../../util/is-object.js";
/** Why a phone ignores an association file, and the value in it that shows it. */
export interface AssociationFlaw {
  readonly reason: string;
  readonly value?: string | undefined;
}

/** Checks a file that links the app with the site. Sources: Apple's "Supporting associated domains"; Google's Digital Asset Links. */
export function flawOfAssociation(file: string, json: unknown): AssociationFlaw | undefined {
  return file.endsWith("assetlinks.json") ? flawOfStatements(json) : flawOfApple(json);
}

function flawOfApple(json: unknown): AssociationFlaw | undefined {
  if (Array.isArray(json)) return { reason: "it is a list instead of an object" };
  const { applinks, webcredentials, appclips, activitycontinuation } = keysOf(json);
  const others = [webcredentials, appclips, activitycontinuation];
  if ([applinks, ...others].every((part) => part === undefined))
    return { reason: "it has no applinks, webcredentials or appclips" };
  const { details } = keysOf(applinks);
  if (applinks !== undefined && itemsOf(details).length === 0)
    return { reason: "applinks.details is not a list of apps" };
  const entries = itemsOf(details).map(keysOf);
  for (const { appID, appIDs } of entries)
    if (appID === undefined && itemsOf(appIDs).length === 0)
      return { reason: "an entry of applinks.details has no appIDs" };
  const ids = [
    ...entries.flatMap(({ appID, appIDs }) => [...(appID === undefined ? [] : [appID]), ...itemsOf(appIDs)]),
    ...others.flatMap((part) => itemsOf(keysOf(part).apps)),
  ];
  const wrong = ids.find((id) => !/^[A-Z0-9]{10}\.[\w-]+(?:\.[\w-]+)*$/.test(String(id)));
  return wrong === undefined
    ? undefined
    : {
        reason: `${JSON.stringify(wrong)} is not a team id and a bundle id, such as ABCDE12345.com.your.app`,
        value: String(wrong),
      };
}

function flawOfStatements(json: unknown): AssociationFlaw | undefined {
  if (!Array.isArray(json)) return { reason: "it is not a list of statements" };
  for (const statement of json) {
    const { relation, target } = keysOf(statement);
    const { namespace, package_name, sha256_cert_fingerprints } = keysOf(target);
    if (itemsOf(relation).length === 0) return { reason: "a statement has no list of relations" };
    if (namespace === undefined) return { reason: "a statement has no target.namespace" };
    if (namespace !== "android_app") continue;
    if (typeof package_name !== "string") return { reason: "a statement has no target.package_name" };
    const prints = itemsOf(sha256_cert_fingerprints);
    if (prints.length === 0) return { reason: "a statement has no list of sha256_cert_fingerprints" };
    const wrong = prints.find((print) => !/^(?:[\dA-F]{2}:){31}[\dA-F]{2}$/.test(String(print)));
    if (wrong !== undefined)
      return {
        reason: `${JSON.stringify(wrong)} is not a SHA-256 fingerprint of 32 pairs in capitals, with colons`,
        value: String(wrong),
      };
  }
  return undefined;
}
