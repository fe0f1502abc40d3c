import { compareText } from "../core/compare.js";
import type { Diagnostics } from "../core/diagnostics.js";
import type { Memory } from "../core/memory.js";
import type { Meta, PageModule, Paths } from "../core/project.js";
import type { Assets } from "./assets.js";
import { type BrowserBundle, bundleScript, bundleStyle } from "./bundle-browser.js";
import { type BundledCode, bundleCode } from "./bundle-code.js";
import { reportFailure } from "./esbuild-failures.js";
import { evaluate, type HostModules } from "./evaluate.js";
import { type Reach, reachOf } from "./page-reach.js";
import { reportThrown } from "./report-thrown.js";

/** The pages among the files below `pages/`: those without a part that begins with `_`. */
export function listPageFiles(files: readonly string[]): string[] {
  return files.filter((file) => file.endsWith(".tsx") && !/\/_/.test(file)).sort(compareText);
}

export interface BundleContext {
  readonly root: string;
  readonly assets: Assets;
  readonly memory: Memory | undefined;
  readonly log: Diagnostics;
}

/** Bundles all pages as one, each run only when it is asked for; reports and returns undefined if that fails. */
export async function bundlePages(
  pageFiles: readonly string[],
  { root, assets, memory, log }: BundleContext,
): Promise<BundledCode | undefined> {
  const lines = pageFiles.map(
    (file) => `exports[${JSON.stringify(file)}] = () => require(${JSON.stringify(`./${file}`)});`,
  );
  try {
    return await bundleCode(root, {
      contents: lines.join("\n"),
      name: "handbill-pages.cjs",
      plugins: [assets.forCode().plugin],
      memory,
    });
  } catch (failure) {
    reportFailure(failure, root, log);
    return undefined;
  }
}

export interface BrowserCode extends Reach {
  readonly style: BrowserBundle;
  readonly script: BrowserBundle;
}

/** The style and the script of each page, by its file. Pages that reach the same files share them. */
export async function bundleBrowserCode(
  pageFiles: readonly string[],
  bundle: BundledCode,
  options: BundleContext & { base: string },
): Promise<Map<string, BrowserCode>> {
  const { root, memory, log } = options;
  const once = new Map<string, Promise<BrowserBundle>>();
  const share = (files: readonly string[], kind: string, make: () => Promise<BrowserBundle>) => {
    const key = JSON.stringify([kind, files]);
    const made =
      once.get(key) ??
      make().catch((failure) => {
        reportFailure(failure, root, log);
        return { text: "", inputs: [] };
      });
    once.set(key, made);
    return made;
  };
  const entries = pageFiles.map(async (file) => {
    const reach = reachOf(file, bundle.inputs);
    const [style, script] = await Promise.all([
      share(reach.styles, "style", () => bundleStyle(reach.styles, root, options)),
      share(reach.clientScripts, "script", () => bundleScript(reach.clientScripts, root, memory)),
    ]);
    return [file, { ...reach, style, script }] as const;
  });
  return new Map(await Promise.all(entries));
}

/** Runs the pages and checks what they export. A page that fails is reported; the others go on. */
export function readPages(
  bundle: BundledCode,
  browserCode: ReadonlyMap<string, BrowserCode>,
  { root, hostModules, log }: { root: string; hostModules: HostModules; log: Diagnostics },
): PageModule[] {
  const pages = evaluate(bundle, hostModules) as Record<string, () => Record<string, unknown>>;
  return [...browserCode].flatMap(([sourceFile, { sources, style, script }]) => {
    let exports: Record<string, unknown>;
    try {
      exports = pages[sourceFile]?.() ?? {};
    } catch (thrown) {
      reportThrown("read/module-threw", thrown, { bundle, root, log, fallback: sourceFile });
      return [];
    }
    const { default: component, meta, paths } = exports;
    if (typeof component !== "function" && !isExoticComponent(component)) {
      log.add("read/no-component", { exports: Object.keys(exports).join(", ") }, { file: sourceFile });
    } else if (meta === undefined) {
      log.add("read/no-meta", {}, { file: sourceFile });
    } else {
      return [
        {
          sourceFile,
          sources,
          style: style.text,
          script: script.text,
          component: component as PageModule["component"],
          meta: meta as Meta,
          paths: paths as Paths | undefined,
        },
      ];
    }
    return [];
  });
}

/** `memo` and `forwardRef` give objects that React renders as components. */
const isExoticComponent = (value: unknown) =>
  typeof value === "object" && value !== null && "$$typeof" in value && !("props" in value);
