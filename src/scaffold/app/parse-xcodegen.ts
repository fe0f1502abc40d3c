import { posix } from "node:path";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { AppTarget } from "./app-target.js";
import { describeTarget } from "./apple-target.js";
import type { SourceText } from "./finding.js";
import { type DataNode, dataAt, parseYamlData, textOf } from "./parse-data.js";
import { parseXcconfig } from "./parse-xcconfig.js";

type Settings = ReadonlyMap<string, DataNode>;

/** The targets in XcodeGen's `project.yml`: its applications, and only the places of others. */
export function parseXcodeGen(
  source: SourceText,
  texts: ReadonlyMap<string, string>,
  log: Diagnostics,
): AppTarget[] {
  const root = parseYamlData(source, log);
  const folder = posix.dirname(source.file);
  return [...(dataAt(root, "targets")?.entries ?? [])].map(([name, target]) => describe(name, target));

  /** The templates of a target; the last one wins. */
  function templatesOf(target: DataNode): DataNode[] {
    const named = [...(dataAt(target, "templates")?.entries.values() ?? [])].reverse();
    return named.flatMap((name) => dataAt(root, "targetTemplates", textOf(name) ?? "") ?? []);
  }

  function describe(name: string, target: DataNode): AppTarget {
    const { origin } = target;
    const whole = [target, ...templatesOf(target)];
    const at = (...path: string[]) => whole.map((part) => dataAt(part, ...path)).find(Boolean);
    const platforms = listOf(at("supportedDestinations") ?? at("platform"));
    const info = at("info", "path");
    const prefix = textOf(dataAt(root, "options", "bundleIdPrefix"));
    const usual = new Map(
      Object.entries({
        SDKROOT: platforms.join(" ") || undefined,
        INFOPLIST_FILE: textOf(info),
        PRODUCT_NAME: name,
        PRODUCT_BUNDLE_IDENTIFIER: prefix && `${prefix}.${name}`,
      }).flatMap(([key, value]): [string, DataNode][] =>
        value === undefined ? [] : [[key, { value, origin, entries: new Map() }]],
      ),
    );
    const shown = at("info", "properties", "CFBundleDisplayName");
    return describeTarget({
      name,
      isApp: textOf(at("type")) === "application",
      chosen: [
        ...(shown ? [new Map([["INFOPLIST_KEY_CFBundleDisplayName", shown]])] : []),
        ...[...whole, ...(root ? [root] : [])].flatMap(settingsOf),
        usual,
      ],
      folder,
      origin,
      project: textOf(dataAt(root, "name")) ?? "",
      texts,
      places: whole
        .flatMap((part) => pathsOf(dataAt(part, "sources")))
        .map((path) => posix.join(folder, path)),
    });
  }

  /** Release settings first, then those of every build, then those of the file they are based on. */
  function settingsOf(owner: DataNode): Settings[] {
    const settings = dataAt(owner, "settings");
    const release = [...(dataAt(settings, "configs")?.entries ?? [])].find(([key]) => /^release$/i.test(key));
    const file = [...(dataAt(owner, "configFiles")?.entries ?? [])].find(([key]) => /release/i.test(key));
    const path = file && textOf(file[1]);
    return [
      ...(release ? [release[1].entries] : []),
      dataAt(settings, "base")?.entries ?? new Map(),
      settings?.entries ?? new Map(),
      ...(path === undefined ? [] : [parseXcconfig(posix.join(folder, path), texts)]),
    ];
  }
}

const listOf = (node: DataNode | undefined): string[] =>
  [node, ...(node?.entries.values() ?? [])].flatMap((item) => textOf(item) ?? []);

/** `sources: Sources`, or a list of paths or of `{ path: Sources }`. */
const pathsOf = (node: DataNode | undefined): string[] => [
  ...listOf(node),
  ...[node, ...(node?.entries.values() ?? [])].flatMap((item) => textOf(dataAt(item, "path")) ?? []),
];
