import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { Json, JsonObject } from "../../model/json.js";
import { configPlace } from "../../model/place.js";
import type { PathRule } from "../../model/site/site.js";
import type { AppStore, GooglePlay } from "../../model/site/store.js";
import { type Deriver, isAtRoot, textFile } from "../deriver.js";
import { planPathRules } from "./path-rules.js";

const associationFile = ".well-known/apple-app-site-association";
const assetLinksFile = ".well-known/assetlinks.json";
/** Bytes, uncompressed. Source: Apple, App Search Programming Guide, revision of 2016-04. */
const associationLimit = 128 * 1024;
const none = { paths: [], credentials: false };

/** Declares which URLs open the app, for both systems, from one list of rules. */
export const deriveAppLinks: Deriver = (input, log) => {
  const { site } = input;
  const { appStore, googlePlay } = site.stores;
  if (site.appLinks === undefined && appStore?.clip === undefined) return {};
  const key = site.appLinks === undefined ? "stores.appStore.clip" : "appLinks";
  const named = site.appLinks ? associationFile : `${associationFile} for an App Clip`;
  if (!isAtRoot(input, { key, file: named }, log)) return {};
  const links = site.appLinks ?? none;
  const { credentials } = links;
  const rules = planPathRules(links, input, log);

  const { teamId, bundleId, bundleIds = [], clip } = appStore ?? {};
  const apple = teamId !== undefined && bundleIds.length > 0 ? { teamId, bundleIds, clip } : undefined;
  const { package: packageName, packages = [], fingerprints = [] } = googlePlay ?? {};
  const android = packages.length > 0 && fingerprints.length > 0 ? { packages, fingerprints } : undefined;
  if (!apple && (!android || site.appLinks === undefined)) {
    const place = configPlace(key.split("."));
    log.add("derive/no-app-to-open", { key }, place);
    return {};
  }
  // An app that is not in its store yet may have no ids.
  if (appStore?.url !== undefined && !apple) reportMissing("appStore", { teamId, bundleId }, log);
  if (googlePlay?.url !== undefined && !android) {
    const ids = { package: packageName, fingerprints: fingerprints.length > 0 ? "" : undefined };
    reportMissing("googlePlay", ids, log);
  }
  const association = apple && formatAssociation(apple, { rules, credentials });
  const statements = android && formatAssetLinks(android, { rules, credentials });
  const files = [
    association ? jsonFile(associationFile, association) : [],
    statements ? jsonFile(assetLinksFile, statements) : [],
  ].flat();
  for (const { outputFile, bytes } of files) {
    if (bytes.length <= associationLimit) continue;
    const args = { file: `/${outputFile}`, bytes: `${bytes.length}`, limit: `${associationLimit}` };
    log.add("derive/file-too-large", args, configPlace(["appLinks", "paths"]));
  }
  return { files };
};

function reportMissing(
  store: "appStore" | "googlePlay",
  ids: Readonly<Record<string, string | undefined>>,
  log: Diagnostics,
): void {
  const missing = Object.keys(ids).filter((id) => ids[id] === undefined);
  const args = {
    store: store === "appStore" ? "the App Store" : "Google Play",
    keys: missing.map((id) => `stores.${store}.${id}`).join(" and "),
  };
  log.add("derive/missing-ids", args, configPlace(["stores", store]));
}

const jsonFile = (outputFile: string, json: Json) =>
  textFile(outputFile, [JSON.stringify(json, undefined, 2)], "appLinks of the config");

/** The site's permissions for iOS; undefined if there are none. Source: Apple, Supporting associated domains. */
function formatAssociation(
  { teamId, bundleIds, clip }: Pick<AppStore, "bundleIds" | "clip"> & { readonly teamId: string },
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

const opens = "delegate_permission/common.handle_all_urls";
const signsIn = "delegate_permission/common.get_login_creds";

/**
 * The site's permissions for Android; undefined if there are none. Android 15 reads the rules; older systems use those in the app's
 * manifest. Source: Android Developers, Configure website associations.
 */
function formatAssetLinks(
  { packages, fingerprints }: Pick<GooglePlay, "packages" | "fingerprints">,
  { rules, credentials }: { readonly rules: readonly PathRule[]; readonly credentials: boolean },
): Json | undefined {
  const relation = [rules.length > 0 ? opens : [], credentials ? signsIn : []].flat();
  if (relation.length === 0) return undefined;
  const extensions = { [opens]: { dynamic_app_link_components: rules.map(formatComponent) } };
  return packages.map((packageName) => ({
    relation,
    ...(rules.length > 0 ? { relation_extensions: extensions } : {}),
    target: {
      namespace: "android_app",
      package_name: packageName,
      sha256_cert_fingerprints: [...fingerprints],
    },
  }));
}

/** A rule in the form of both systems. Sources: Apple, applinks.Details.Components; Android Developers, dynamic App Links. */
function formatComponent({ path, query, fragment, exclude }: PathRule): JsonObject {
  return {
    "/": path,
    ...(Object.keys(query).length > 0 ? { "?": { ...query } } : {}),
    ...(fragment === undefined ? {} : { "#": fragment }),
    ...(exclude ? { exclude } : {}),
  };
}
