import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { Field, Finding, SourceText } from "./finding.js";
import { type DataNode, dataAt, textOf } from "./json-data.js";
import { NoPropertyList, parseOpenStep } from "./parse-openstep.js";

const settings: readonly (readonly [Field, readonly string[]])[] = [
  ["bundleId", ["PRODUCT_BUNDLE_IDENTIFIER"]],
  ["teamId", ["DEVELOPMENT_TEAM"]],
  ["name", ["INFOPLIST_KEY_CFBundleDisplayName", "PRODUCT_NAME"]],
];

/** What templates call an app. */
const namesOfTemplates = new Set(["Runner", "App"]);

/**
 * The name and the ids of the first application that an Xcode project builds, as its release configuration has them. A
 * value that is made of variables that only Xcode knows is not found.
 */
export function parseXcodeProject(source: SourceText, log: Diagnostics): Finding[] {
  let root: DataNode;
  try {
    root = parseOpenStep(source);
  } catch (error) {
    if (!(error instanceof NoPropertyList)) throw error;
    log.add("scaffold/broken-plist", { reason: error.message }, { file: source.file });
    return [];
  }
  const objects = dataAt(root, "objects");
  const objectAt = (node: DataNode | undefined, key: string) =>
    dataAt(objects, textOf(dataAt(node, key)) ?? "");
  const app = [...(objects?.entries.values() ?? [])].find(
    (object) => textOf(dataAt(object, "productType")) === "com.apple.product-type.application",
  );
  if (!app) return [];
  const project = objectAt(root, "rootObject");
  const chosen = [app, project].map((owner) => settingsOf(objectAt(owner, "buildConfigurationList")));
  const settingOf = (key: string, tries = 3): { text: string; node: DataNode } | undefined => {
    const node = chosen.map((of) => dataAt(of, key)).find((found) => textOf(found) !== undefined);
    const text = textOf(node)?.replace(/\$[({](\w+)(?::\w+)?[)}]/g, (whole, name: string) => {
      if (name === "TARGET_NAME") return textOf(dataAt(app, "name")) ?? whole;
      return (tries > 0 && settingOf(name, tries - 1)?.text) || whole;
    });
    return node && text !== undefined && !/\$[({]/.test(text) ? { text, node } : undefined;
  };
  return settings.flatMap(([field, keys]) => {
    const [found] = keys.flatMap((key) => settingOf(key) ?? []);
    if (!found || (field === "name" && namesOfTemplates.has(found.text))) return [];
    return [{ field, value: found.text, language: undefined, origin: found.node.origin }];
  });

  /** Those of the release, as the last to be named. */
  function settingsOf(list: DataNode | undefined): DataNode | undefined {
    const all = [...(dataAt(list, "buildConfigurations")?.entries.values() ?? [])].flatMap(
      (id) => dataAt(objects, textOf(id) ?? "") ?? [],
    );
    const release = all.find((configuration) => textOf(dataAt(configuration, "name")) === "Release");
    return dataAt(release ?? all.at(-1), "buildSettings");
  }
}
