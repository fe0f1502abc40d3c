import Module from "node:module";
import type { ProvidedModules } from "../../effects/site-code.js";

interface Loader {
  _load: (request: string, parent: unknown, isMain: boolean) => unknown;
  readonly _cache: Record<string, { exports: unknown; loaded: boolean } | undefined>;
}

/**
 * Runs code; packages it loads get handbill's modules, like page code: two copies of React do not share hooks. Restores Node's loader
 * when it returns.
 */
export function whileProviding<T>(providedModules: ProvidedModules, run: () => T): T {
  const loader = Module as unknown as Loader;
  const load = loader._load;
  let isProviding = true;
  loader._load = (request, parent, isMain) => {
    const make = isProviding ? providedModules[nameOf(request)] : undefined;
    if (!make) return load.call(loader, request, parent, isMain);
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
