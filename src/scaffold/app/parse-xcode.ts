import { posix } from "node:path";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { AppTarget, Platform } from "./app-target.js";
import type { Field, Finding, SourceText } from "./finding.js";
import { type DataNode, dataAt, textOf } from "./json-data.js";
import { parseInfoPlist } from "./parse-info-plist.js";
import { NoPropertyList, parseOpenStep } from "./parse-openstep.js";
import { parseXcconfig } from "./parse-xcconfig.js";

const settings: readonly (readonly [Field, readonly string[]])[] = [
  ["bundleId", ["PRODUCT_BUNDLE_IDENTIFIER"]],
  ["teamId", ["DEVELOPMENT_TEAM"]],
  ["name", ["INFOPLIST_KEY_CFBundleDisplayName"]],
];

/** What templates call an app. */
const namesOfTemplates = new Set(["Runner", "App", "iosApp", "app"]);
const application = "com.apple.product-type.application";

/**
 * What an Xcode project builds that is no library: its applications, with name and ids as their release configuration has
 * them, and the extensions of these, of which only the places are told. `texts` are those of settings and property lists,
 * by their files. A value that is made of variables that only Xcode knows is not found.
 */
export function parseXcodeTargets(
  source: SourceText,
  texts: ReadonlyMap<string, string>,
  log: Diagnostics,
): { apps: AppTarget[]; others: AppTarget[] } {
  let root: DataNode;
  try {
    root = parseOpenStep(source);
  } catch (error) {
    if (!(error instanceof NoPropertyList)) throw error;
    log.add("scaffold/broken-plist", { reason: error.message }, { file: source.file });
    return { apps: [], others: [] };
  }
  const objects = dataAt(root, "objects");
  const objectAt = (node: DataNode | undefined, key: string) =>
    dataAt(objects, textOf(dataAt(node, key)) ?? "");
  const listAt = (node: DataNode | undefined, key: string) =>
    [...(dataAt(node, key)?.entries.values() ?? [])].flatMap((id) => textOf(id) ?? []);
  const container = posix.dirname(source.file);
  const folder = posix.dirname(container);
  const parents = new Map<string, string>();
  for (const [id, object] of objects?.entries ?? [])
    for (const child of listAt(object, "children")) parents.set(child, id);
  const project = objectAt(root, "rootObject");
  const targets = [...(objects?.entries.values() ?? [])].filter((object) => dataAt(object, "productType"));
  const made = targets.map((target) => [textOf(dataAt(target, "productType")), makeTarget(target)] as const);
  return {
    apps: made.flatMap(([type, target]) => (type === application ? [target] : [])),
    others: made.flatMap(([type, target]) => (type === application ? [] : [target])),
  };

  function makeTarget(target: DataNode): AppTarget {
    const chosen = [target, project].flatMap((owner) =>
      settingsOf(objectAt(owner, "buildConfigurationList")),
    );
    const name = textOf(dataAt(target, "name")) ?? "";
    const expand = (text: string, tries = 5): string | undefined => {
      const whole = text.replace(/\$(?:[({](\w+)(?::\w+)?[)}]|([A-Z][A-Z0-9_]+))/g, (all, ...names) => {
        const key = String(names[0] ?? names[1]);
        if (key === "TARGET_NAME") return name;
        const node = tries > 0 ? nodeOf(key) : undefined;
        return node ? (expand(String(node.value), tries - 1) ?? all) : all;
      });
      return /\$[({A-Z]/.test(whole) ? undefined : whole;
    };
    const nodeOf = (key: string) =>
      chosen.map((of) => of.get(key)).find((node) => typeof node?.value === "string");
    const settingOf = (key: string) => {
      const node = nodeOf(key);
      const text = textOf(node);
      const value = text === undefined ? undefined : expand(text)?.trim();
      return node && value !== undefined && value !== "" ? { value, origin: node.origin } : undefined;
    };
    const find = (field: Field, keys: readonly string[]): Finding[] =>
      keys.flatMap((key) => {
        const found = settingOf(key);
        return found ? [{ field, language: undefined, ...found }] : [];
      });
    const plist = settingOf("INFOPLIST_FILE")?.value;
    const places = placesOf(target, { name, plist });
    return {
      name,
      platform: platformOf(settingOf("SDKROOT")?.value, settingOf("SUPPORTED_PLATFORMS")?.value, name),
      origin: { file: source.file, line: (dataAt(target, "name") ?? target).origin.line },
      project: posix.basename(container, ".xcodeproj"),
      findings: [
        ...settings.flatMap(([field, keys]) => find(field, keys)),
        ...parseInfoPlist(posix.join(folder, plist ?? "Info.plist"), { texts, places, expand }),
        ...find("name", ["PRODUCT_NAME"]),
      ].filter(({ field, value }) => field !== "name" || !namesOfTemplates.has(value)),
      places,
      icon: settingOf("ASSETCATALOG_COMPILER_APPICON_NAME")?.value,
    };
  }

  /** Those of the release, as the last to be named, and those of the file that they are based on. */
  function settingsOf(list: DataNode | undefined): ReadonlyMap<string, DataNode>[] {
    const all = listAt(list, "buildConfigurations").flatMap((id) => dataAt(objects, id) ?? []);
    const named = (form: RegExp) => all.find((one) => form.test(textOf(dataAt(one, "name")) ?? ""));
    const release = named(/app.?store/i) ?? named(/^release$/i) ?? named(/release/i) ?? all.at(-1);
    const anchor = textOf(dataAt(release, "baseConfigurationReferenceAnchor"));
    const base =
      anchor === undefined
        ? pathOf(textOf(dataAt(release, "baseConfigurationReference")))
        : posix.join(pathOf(anchor), textOf(dataAt(release, "baseConfigurationReferenceRelativePath")) ?? "");
    return [dataAt(release, "buildSettings")?.entries ?? new Map(), parseXcconfig(base, texts)];
  }

  /** The path of a file or a group, as those that it lies in come to. */
  function pathOf(id: string | undefined): string {
    const parts: string[] = [];
    for (
      let [at, steps] = [id, 0];
      at !== undefined && steps < 50;
      [at, steps] = [parents.get(at), steps + 1]
    ) {
      const object = dataAt(objects, at);
      parts.unshift(textOf(dataAt(object, "path")) ?? "");
      if (textOf(dataAt(object, "sourceTree")) === "SOURCE_ROOT") break;
    }
    return posix.join(folder, ...parts);
  }

  function placesOf(
    target: DataNode,
    { name, plist }: { name: string; plist: string | undefined },
  ): string[] {
    const phases = listAt(target, "buildPhases").flatMap((id) => dataAt(objects, id) ?? []);
    const resources = phases.filter((phase) => textOf(dataAt(phase, "isa")) === "PBXResourcesBuildPhase");
    const files = resources
      .flatMap((phase) => listAt(phase, "files"))
      .map((id) => pathOf(textOf(dataAt(objects, id, "fileRef"))));
    const groups = listAt(target, "fileSystemSynchronizedGroups").map(pathOf);
    const ofPlist = plist === undefined ? [] : [posix.join(folder, posix.dirname(plist))];
    const own = [...files, ...groups, ...ofPlist].filter((path) => path !== posix.join(folder));
    return [...new Set([...own, posix.join(folder, name)])];
  }
}

function platformOf(sdk = "", supported = "", name = ""): Platform {
  const built = sdk === "" || sdk === "auto" ? supported : sdk;
  if (/iphoneos/.test(built)) return "phone";
  if (/watchos/.test(built)) return "watch";
  if (/appletvos/.test(built)) return "tv";
  if (/macosx/.test(built)) return "desktop";
  if (/xros/.test(built)) return "vision";
  if (/watch/i.test(name)) return "watch";
  return /(?:^|[^a-z])tv(?:os)?(?:$|[^a-z])/i.test(name) ? "tv" : "phone";
}
