import { posix } from "node:path";
import { type AppTarget, namesOfTemplates, type Platform } from "./app-target.js";
import type { Field, Finding } from "./finding.js";
import { type DataNode, textOf } from "./parse-data.js";
import { parseInfoPlist } from "./parse-info-plist.js";

interface DeclaredTarget extends Pick<AppTarget, "name" | "isApp" | "origin" | "project" | "places"> {
  /** Build settings for release, in order of precedence. */
  readonly chosen: readonly ReadonlyMap<string, DataNode>[];
  /** The folder that paths are relative to. */
  readonly folder: string;
  /** Texts of settings and property lists, by file. */
  readonly texts: ReadonlyMap<string, string>;
}

const settings: readonly (readonly [Field, string])[] = [
  ["bundleId", "PRODUCT_BUNDLE_IDENTIFIER"],
  ["teamId", "DEVELOPMENT_TEAM"],
  ["name", "INFOPLIST_KEY_CFBundleDisplayName"],
];

/** Reads the build settings of a target for Apple's devices, with variables resolved as far as the project defines them. */
export function describeTarget({ chosen, folder, texts, ...target }: DeclaredTarget): AppTarget {
  const { name } = target;
  const nodeOf = (key: string) =>
    chosen.map((of) => of.get(key)).find((node) => typeof node?.value === "string");
  const expand = (text: string, tries = 5): string | undefined => {
    const whole = text.replace(
      /\$(?:[({](\w+)(?::(?:default=([\w.-]*)|\w+))?[)}]|([A-Z][A-Z0-9_]+))/g,
      (all, ...names) => {
        const [named, preset, bare] = names as (string | undefined)[];
        const key = named ?? bare ?? "";
        if (key === "TARGET_NAME") return name;
        // Paths are relative to the project's folder.
        if (key === "SRCROOT" || key === "PROJECT_DIR") return ".";
        const node = tries > 0 ? nodeOf(key) : undefined;
        if (node) return expand(String(node.value), tries - 1) ?? all;
        // Test builds set it, in their own files.
        return preset ?? (key.endsWith("_SUFFIX") ? "" : all);
      },
    );
    return /\$[({A-Z]/.test(whole) ? undefined : whole;
  };
  const settingOf = (key: string) => {
    const node = nodeOf(key);
    const text = textOf(node);
    const value = text === undefined ? undefined : expand(text)?.trim();
    return node && value !== undefined && value !== "" ? { value, origin: node.origin } : undefined;
  };
  const find = (field: Field, key: string): Finding[] => {
    const found = settingOf(key);
    return found ? [{ field, ...found }] : [];
  };
  const plist = settingOf("INFOPLIST_FILE")?.value;
  const ofPlist = plist === undefined ? [] : [posix.join(folder, posix.dirname(plist))];
  const own = [...target.places, ...ofPlist].filter((path) => path !== posix.join(folder));
  const all = [...new Set([...own, posix.join(folder, name)])];
  return {
    ...target,
    platform: platformOf(settingOf("SDKROOT")?.value, settingOf("SUPPORTED_PLATFORMS")?.value, name),
    findings: [
      ...settings.flatMap(([field, key]) => find(field, key)),
      ...parseInfoPlist(posix.join(folder, plist ?? "Info.plist"), { texts, places: all, expand }),
      ...find("plainName", "PRODUCT_NAME"),
    ].filter(({ field, value }) => !/name$/i.test(field) || !namesOfTemplates.has(value)),
    places: all,
    icon: settingOf("ASSETCATALOG_COMPILER_APPICON_NAME")?.value,
  };
}

/** Platforms by their names in Xcode and XcodeGen. An app for several is one for phones. */
const platformNames: readonly (readonly [RegExp, Platform])[] = [
  [/iphone|ipad|\bios\b/i, "phone"],
  [/watch/i, "watch"],
  [/appletv|tvos/i, "tv"],
  [/mac/i, "desktop"],
  [/xros|vision/i, "vision"],
];

function platformOf(sdk = "", supported = "", name = ""): Platform {
  const built = sdk === "" || sdk === "auto" ? supported : sdk;
  const found = platformNames.find(([form]) => form.test(built));
  if (found) return found[1];
  if (/watch/i.test(name)) return "watch";
  return /(?:^|[^a-z])tv(?:os)?(?:$|[^a-z])/i.test(name) ? "tv" : "phone";
}
