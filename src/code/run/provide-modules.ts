import Module from "node:module";
import type { ProvidedModules } from "../../effects/site-code.js";
import { refusePipedSettings } from "./refuse-piped-settings.js";

interface Loader {
  _load: (
    request: string,
    parent: { readonly filename?: string | null; readonly paths?: readonly string[] } | undefined,
    isMain: boolean,
  ) => unknown;
  readonly _cache: Record<string, { exports: unknown; loaded: boolean } | undefined>;
}

/**
 * Runs code during which packages get the modules that handbill provides, as page code does: two copies of
 * React do not share hooks. Node's loader is restored when this returns.
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
    isProviding = false; // what the generator loads to provide it is its own
    try {
      const provided = make();
      // A package that is an ES module asks by the path of its own copy, and looks into the cache afterwards.
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

/** `/x/node_modules/react/index.js` is asked for as `react`, as ES modules resolve it before they load it. */
function nameOf(request: string): string {
  const [, name = "", part = ""] =
    /[\\/]node_modules[\\/](react|react-dom)[\\/]([\w.-]+)\.js$/.exec(request) ?? [];
  if (name === "") return request;
  return part === "index" ? name : `${name}/${part}`;
}
