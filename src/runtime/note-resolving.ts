import Module from "node:module";
import { dirname, isAbsolute, join, resolve } from "node:path";
import type { DiskNotes } from "./note-disk.js";
import type { Replaced } from "./replaced.js";

interface Loader {
  _resolveFilename: (
    request: string,
    parent: { readonly filename?: string | null } | null | undefined,
    ...rest: unknown[]
  ) => string;
}

/**
 * Reports the paths where the project's code looks for modules, whether they exist or not: Node has its own code for that. For packages,
 * the found files are enough.
 */
export function noteResolving(replaced: Replaced, onLook: DiskNotes["onLook"]): void {
  replaced.value(Module as unknown as Loader, "_resolveFilename", (own: Loader["_resolveFilename"]) => {
    return function (this: unknown, ...given: Parameters<typeof own>): string {
      const [request, parent] = given;
      const from = parent?.filename;
      const isPath = /^\.{1,2}(\/|$)/.test(request) || isAbsolute(request);
      if (from && isPath && !inPackage.test(from)) {
        const path = resolve(dirname(from), request);
        onLook(path, "place");
        for (const folder of [dirname(path), path]) onLook(folder, "names");
        onLook(join(path, "package.json"), "content");
      }
      return Reflect.apply(own, this, given);
    };
  });
}

const inPackage = /[\\/]node_modules[\\/]/;
