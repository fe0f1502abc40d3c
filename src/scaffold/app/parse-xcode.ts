import { posix } from "node:path";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { NotUsable } from "../not-usable.js";
import type { AppTarget } from "./app-target.js";
import { describeTarget } from "./apple-target.js";
import type { SourceText } from "./finding.js";
import { type DataNode, dataAt, textOf } from "./parse-data.js";
import { parseOpenStep } from "./parse-openstep.js";
import { parseXcconfig } from "./parse-xcconfig.js";

const application = "com.apple.product-type.application";

/**
 * The products of an Xcode project except libraries: its applications, with the name and ids of their release configuration, and the
 * places of their extensions. `texts` are the settings and property lists, by file. Values with variables that only Xcode knows are not
 * found.
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
    if (!(error instanceof NotUsable)) throw error;
    log.add(
      "scaffold/file-not-used",
      { reason: `it is no property list: ${error.message}` },
      { file: source.file },
    );
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
  const isApp = (target: DataNode) => textOf(dataAt(target, "productType")) === application;
  return {
    apps: targets.filter(isApp).map(makeTarget),
    others: targets.filter((target) => !isApp(target)).map(makeTarget),
  };

  function makeTarget(target: DataNode): AppTarget {
    const name = textOf(dataAt(target, "name")) ?? "";
    return describeTarget({
      name,
      chosen: [target, project].flatMap((owner) => settingsOf(objectAt(owner, "buildConfigurationList"))),
      folder,
      origin: { file: source.file, line: (dataAt(target, "name") ?? target).origin.line },
      project: posix.basename(container, ".xcodeproj"),
      texts,
      places: placesOf(target),
    });
  }

  /** The release settings, the last one by default, and those of the file they are based on. */
  function settingsOf(list: DataNode | undefined): ReadonlyMap<string, DataNode>[] {
    const all = listAt(list, "buildConfigurations").flatMap((id) => dataAt(objects, id) ?? []);
    const named = (form: RegExp) => all.find((node) => form.test(textOf(dataAt(node, "name")) ?? ""));
    const release = named(/app.?store/i) ?? named(/^release$/i) ?? named(/release/i) ?? all.at(-1);
    const anchor = textOf(dataAt(release, "baseConfigurationReferenceAnchor"));
    const base =
      anchor === undefined
        ? pathOf(textOf(dataAt(release, "baseConfigurationReference")))
        : posix.join(pathOf(anchor), textOf(dataAt(release, "baseConfigurationReferenceRelativePath")) ?? "");
    return [dataAt(release, "buildSettings")?.entries ?? new Map(), parseXcconfig(base, texts)];
  }

  /** The path of a file or a group, including those of its parents. */
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

  function placesOf(target: DataNode): string[] {
    const phases = listAt(target, "buildPhases").flatMap((id) => dataAt(objects, id) ?? []);
    const resources = phases.filter((phase) => textOf(dataAt(phase, "isa")) === "PBXResourcesBuildPhase");
    const files = resources
      .flatMap((phase) => listAt(phase, "files"))
      .map((id) => pathOf(textOf(dataAt(objects, id, "fileRef"))));
    return [...files, ...listAt(target, "fileSystemSynchronizedGroups").map(pathOf)];
  }
}
