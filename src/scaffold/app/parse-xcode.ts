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
): AppTarget[] {
  try {
    const project = new XcodeProject(source, texts);
    return project.targets.map((target) => project.describe(target));
  } catch (error) {
    if (!(error instanceof NotUsable)) throw error;
    const reason = `it is not a property list: ${error.message}`;
    log.add("scaffold/file-not-used", { reason }, { file: source.file });
    return [];
  }
}

const listAt = (node: DataNode | undefined, key: string): string[] =>
  [...(dataAt(node, key)?.entries.values() ?? [])].flatMap((id) => textOf(id) ?? []);

/** The objects of a project, which refer to each other by their ids. */
class XcodeProject {
  readonly targets: readonly DataNode[];
  readonly #file: string;
  readonly #texts: ReadonlyMap<string, string>;
  readonly #objects: DataNode | undefined;
  readonly #root: DataNode | undefined;
  /** The folder that paths are relative to. */
  readonly #folder: string;
  /** The group of each file and group. */
  readonly #parents = new Map<string, string>();

  /** Throws NotUsable. */
  constructor(source: SourceText, texts: ReadonlyMap<string, string>) {
    const whole = parseOpenStep(source);
    this.#file = source.file;
    this.#texts = texts;
    this.#objects = dataAt(whole, "objects");
    this.#root = this.#objectAt(whole, "rootObject");
    this.#folder = posix.dirname(posix.dirname(source.file));
    const objects = this.#objects?.entries ?? new Map<string, DataNode>();
    for (const [id, object] of objects)
      for (const child of listAt(object, "children")) this.#parents.set(child, id);
    this.targets = [...objects.values()].filter((object) => dataAt(object, "productType"));
  }

  describe(target: DataNode): AppTarget {
    const name = dataAt(target, "name");
    return describeTarget({
      name: textOf(name) ?? "",
      isApp: textOf(dataAt(target, "productType")) === application,
      chosen: [target, this.#root].flatMap((owner) => this.#settingsOf(owner)),
      folder: this.#folder,
      origin: { file: this.#file, line: (name ?? target).origin.line },
      project: posix.basename(posix.dirname(this.#file), ".xcodeproj"),
      texts: this.#texts,
      places: this.#placesOf(target),
    });
  }

  #objectAt(node: DataNode | undefined, key: string): DataNode | undefined {
    return dataAt(this.#objects, textOf(dataAt(node, key)) ?? "");
  }

  #objectsAt(node: DataNode | undefined, key: string): DataNode[] {
    return listAt(node, key).flatMap((id) => dataAt(this.#objects, id) ?? []);
  }

  /** The release settings of a target or the project, the last one by default, and those of the file they are based on. */
  #settingsOf(owner: DataNode | undefined): ReadonlyMap<string, DataNode>[] {
    const all = this.#objectsAt(this.#objectAt(owner, "buildConfigurationList"), "buildConfigurations");
    const named = (form: RegExp) => all.find((node) => form.test(textOf(dataAt(node, "name")) ?? ""));
    const release = named(/app.?store/i) ?? named(/^release$/i) ?? named(/release/i) ?? all.at(-1);
    const anchor = textOf(dataAt(release, "baseConfigurationReferenceAnchor"));
    const base =
      anchor === undefined
        ? this.#pathOf(textOf(dataAt(release, "baseConfigurationReference")))
        : posix.join(
            this.#pathOf(anchor),
            textOf(dataAt(release, "baseConfigurationReferenceRelativePath")) ?? "",
          );
    return [dataAt(release, "buildSettings")?.entries ?? new Map(), parseXcconfig(base, this.#texts)];
  }

  /** The path of a file or a group, including those of its parents. */
  #pathOf(id: string | undefined): string {
    const parts: string[] = [];
    let at = id;
    for (let steps = 0; at !== undefined && steps < 50; steps++) {
      const object = dataAt(this.#objects, at);
      parts.unshift(textOf(dataAt(object, "path")) ?? "");
      if (textOf(dataAt(object, "sourceTree")) === "SOURCE_ROOT") break;
      at = this.#parents.get(at);
    }
    return posix.join(this.#folder, ...parts);
  }

  #placesOf(target: DataNode): string[] {
    const phases = this.#objectsAt(target, "buildPhases");
    const resources = phases.filter((phase) => textOf(dataAt(phase, "isa")) === "PBXResourcesBuildPhase");
    const files = resources.flatMap((phase) => this.#objectsAt(phase, "files"));
    return [
      ...files.map((file) => this.#pathOf(textOf(dataAt(file, "fileRef")))),
      ...listAt(target, "fileSystemSynchronizedGroups").map((id) => this.#pathOf(id)),
    ];
  }
}
