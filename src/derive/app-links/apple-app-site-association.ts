import type { JsonObject } from "../../model/json.js";
import type { PathRule } from "../../model/site/site.js";
import { formatComponent } from "./rule-component.js";

export const associationFile = ".well-known/apple-app-site-association";
/** Bytes, uncompressed. Source: Apple, App Search Programming Guide, revision of 2016-04. */
export const associationLimit = 128 * 1024;

export interface AppleApp {
  readonly teamId: string;
  readonly bundleIds: readonly string[];
  /** The App Clip's bundle id. */
  readonly clip: string | undefined;
}

/** The site's permissions for iOS; undefined if there are none. Source: Apple, Supporting associated domains. */
export function formatAssociation(
  { teamId, bundleIds, clip }: AppleApp,
  { rules, credentials }: { readonly rules: readonly PathRule[]; readonly credentials: boolean },
): JsonObject | undefined {
  const appIds = bundleIds.map((bundleId) => `${teamId}.${bundleId}`);
  const services: JsonObject = {
    ...(rules.length > 0
      ? { applinks: { details: [{ appIDs: appIds, components: rules.map(formatComponent) }] } }
      : {}),
    ...(credentials ? { webcredentials: { apps: appIds } } : {}),
    ...(clip === undefined ? {} : { appclips: { apps: [`${teamId}.${clip}`] } }),
  };
  return Object.keys(services).length > 0 ? services : undefined;
}
