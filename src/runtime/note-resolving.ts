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
 * Tells where code of the project has modules looked for by their paths, which Node does by ways of its own, whether it finds
 * them or not. Where packages are looked for is known by what was found.
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
