import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { Json } from "../../model/json.js";
import type { DeriveInput } from "../../model/pages/derived.js";
import type { Deriver } from "../deriver.js";
import { isAtRoot } from "../is-at-root.js";
import { textFile } from "../text-file.js";
import { associationFile, associationLimit, formatAssociation } from "./apple-app-site-association.js";
import { assetLinksFile, formatAssetLinks } from "./asset-links.js";
import { planPathRules } from "./path-rules.js";

const none = { paths: [], variables: {}, credentials: false };

/** Declares which URLs open the app, for both systems, from one list of rules. */
export const deriveAppLinks: Deriver = (input, log) => {
  const { site, configFile } = input;
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
    const place = { file: configFile, seek: { kind: "config-key", path: key.split(".") } } as const;
    log.add("derive/no-app-to-open", { key }, place);
    return {};
  }
  if (appStore && !apple) reportMissing(input, "appStore", { teamId, bundleId }, log);
  if (googlePlay && !android) {
    const ids = { package: packageName, fingerprints: fingerprints.length > 0 ? "" : undefined };
    reportMissing(input, "googlePlay", ids, log);
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
    const seek = { kind: "config-key", path: ["appLinks", "paths"] } as const;
    log.add("derive/file-too-large", args, { file: configFile, seek });
  }
  return { files };
};

function reportMissing(
  { configFile }: DeriveInput,
  store: "appStore" | "googlePlay",
  ids: Readonly<Record<string, string | undefined>>,
  log: Diagnostics,
): void {
  const missing = Object.keys(ids).filter((id) => ids[id] === undefined);
  const args = {
    store: store === "appStore" ? "the App Store" : "Google Play",
    keys: missing.map((id) => `stores.${store}.${id}`).join(" and "),
  };
  const seek = { kind: "config-key", path: ["stores", store] } as const;
  log.add("derive/missing-ids", args, { file: configFile, seek });
}

const jsonFile = (outputFile: string, json: Json) =>
  textFile(outputFile, [JSON.stringify(json, undefined, 2)], "appLinks of the config");
