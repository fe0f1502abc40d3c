import { dirname, join, resolve } from "node:path";
import { whyNoFile } from "../../files/plain-file.js";

interface Asking {
  readonly filename?: string | null;
  /** The folders in which it searches for packages. */
  readonly paths?: readonly string[];
}

/**
 * Refuses requests for modules whose package.json is a pipe or a device: Node's loader would wait for it forever, and no time limit can
 * stop that. Each folder is checked once.
 */
export function refusePipedSettings(): (request: string, parent: Asking | undefined) => void {
  const seen = new Set<string>();
  const visit = (folder: string) => {
    if (seen.size === seen.add(folder).size) return;
    const file = join(folder, "package.json");
    const reason = whyNoFile(file);
    if (reason !== undefined) throw new Error(`${file} says how this package is loaded: ${reason}`);
  };
  return (request, parent) => {
    if (/^\.{0,2}\//.test(request)) {
      const path = resolve(dirname(parent?.filename ?? "/"), request);
      for (const folder of foldersAbove(path)) visit(folder);
      return;
    }
    const [name = ""] = /^(@[^/]+\/)?[^/:]+/.exec(request) ?? [];
    if (name !== "") for (const folder of parent?.paths ?? []) visit(join(folder, name));
  };
}

/** A folder and its parents, up to the folder of packages. */
function foldersAbove(folder: string): string[] {
  const above = dirname(folder);
  const isLast = above === folder || folder.endsWith("node_modules");
  return isLast ? [] : [folder, ...foldersAbove(above)];
}
