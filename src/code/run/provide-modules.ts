import Module from "node:module";
import { dirname, join, resolve } from "node:path";
import type { ProvidedModules } from "../../effects/site-code.js";
import { whyNoFile } from "../../files/plain-file.js";

interface Loader {
  _load: (
    request: string,
    parent: { readonly filename?: string | null; readonly paths?: readonly string[] } | undefined,
    isMain: boolean,
  ) => unknown;
  readonly _cache: Record<string, { exports: unknown; loaded: boolean } | undefined>;
}

/**
 * Runs code; packages it loads get handbill's modules, like page code: two copies of React do not share hooks. Restores Node's loader
 * when it returns.
 */
export function whileProviding<T>(providedModules: ProvidedModules, run: () => T): T {
  const loader = Module as unknown as Loader;
  const load = loader._load;
  const refuseSettings = refusePipedSettings();
  let isProviding = true;
  loader._load = (request, parent, isMain) => {
    const make = isProviding ? providedModules[nameOf(request)] : undefined;
    if (!make) {
      refuseSettings(request, parent);
      return load.call(loader, request, parent, isMain);
    }
    isProviding = false; // modules that the generator loads to provide this one are its own
    try {
      const provided = make();
      // A package that is an ES module requests its own copy by path, and checks the cache afterwards.
      const own = loader._cache[request];
      if (own) Object.assign(own, { exports: provided, loaded: true });
      return provided;
    } finally {
      isProviding = true;
    }
  };
  try {
    return run();
  } finally {
    loader._load = load;
  }
}

/** ES modules resolve `react` before they load it: the request is `/x/node_modules/react/index.js`. */
function nameOf(request: string): string {
  const [, name = "", part = ""] =
    /[\\/]node_modules[\\/](react|react-dom)[\\/]([\w.-]+)\.js$/.exec(request) ?? [];
  if (name === "") return request;
  return part === "index" ? name : `${name}/${part}`;
}

interface Asking {
  readonly filename?: string | null;
  /** The folders in which it searches for packages. */
  readonly paths?: readonly string[];
}

/**
 * Refuses requests for modules whose package.json is a pipe or a device: Node's loader would wait for it forever, and no time limit can
 * stop that. Each folder is checked once.
 */
function refusePipedSettings(): (request: string, parent: Asking | undefined) => void {
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
