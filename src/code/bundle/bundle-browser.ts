import type { Plugin } from "esbuild";
import type { Diagnostic } from "../../diagnostics/diagnostics.js";
import type { Assets } from "../assets.js";
import { filesOf } from "../style-files.js";
import { styleSheets } from "../style-sheets.js";
import { quietOptions } from "./bundle-code.js";
import { pluginError } from "./bundle-messages.js";
import { type Bundled, type BundleSource, bundlerWith } from "./bundler.js";
import { resolveAgain } from "./resolve-again.js";
import { openSass } from "./sass.js";
import { tailwind } from "./tailwind.js";

/**
 * The browsers that the output targets, from spring 2023 on; newer CSS such as nesting is rewritten. Older browsers get the page without
 * the features they do not know.
 */
const target = ["chrome111", "edge111", "firefox113", "safari16"];

/** A page's style or script, and its source files, relative to the project's root. */
export interface BrowserBundle {
  readonly text: string;
  readonly inputs: readonly string[];
  readonly findings: readonly Diagnostic[];
}

const nothing: BrowserBundle = { text: "", inputs: [], findings: [] };

/** Tailwind's own style sheet is only a source: without a compiler, it would be published unprocessed. */
const withoutTailwind: Plugin = {
  name: "without-tailwind",
  setup: (build) => {
    build.onResolve({ filter: /^tailwindcss(\/|$)/ }, ({ path }) => ({
      errors: [
        pluginError((log, place) =>
          log.add("read/unsupported-import", { specifier: path, extension: "tailwind" }, place),
        ),
      ],
    }));
  },
};

/** Bundles and minifies the styles of a page, in order. Throws esbuild's BuildFailure. */
export async function bundleStyle(
  files: readonly string[],
  root: string,
  options: BundleCache & { base: string; assets: Assets; sources?: readonly string[] | undefined },
): Promise<BrowserBundle> {
  if (files.length === 0) return nothing;
  const contents = files.map((file) => `@import ${JSON.stringify(`./${file}`)};`).join("\n");
  const { base, assets, cache } = options;
  const { plugin, listFiles: listAssets } = assets.forStyle(base, JSON.stringify(files));
  const compiling = options.sources && tailwind(root, options.sources);
  const sass = openSass(root);
  const listFiles = () =>
    [listAssets, compiling?.listFiles, sass?.listFiles].flatMap((list) => list?.() ?? []);
  const result = await bundlerWith({ cache, listFiles })({
    ...quietOptions,
    stdin: { contents, resolveDir: root, loader: "css" },
    absWorkingDir: root,
    outfile: "style.css",
    // Identifiers stay: components know the classes of CSS modules by these names.
    minifyWhitespace: true,
    minifySyntax: true,
    legalComments: "none",
    target,
    metafile: true,
    plugins: [withoutTailwind, styleSheets(root, { sass }), ...(compiling ? [compiling.plugin] : []), plugin],
  });
  return toBundle(result, ".css");
}

/** Bundles and minifies the browser scripts of a page, in order, as one module. Throws esbuild's BuildFailure. */
export async function bundleScript(
  files: readonly string[],
  root: string,
  { cache }: BundleCache,
): Promise<BrowserBundle> {
  if (files.length === 0) return nothing;
  const contents = files.map((file) => `import ${JSON.stringify(`./${file}`)};`).join("\n");
  const sass = openSass(root);
  const result = await bundlerWith({ cache, listFiles: sass?.listFiles })({
    ...quietOptions,
    stdin: { contents, resolveDir: root },
    absWorkingDir: root,
    outfile: "script.js",
    platform: "browser",
    format: "esm",
    minify: true,
    legalComments: "none",
    target,
    metafile: true,
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [styleSheets(root, { sass }), untypedModules],
  });
  return toBundle(result, ".js");
}

type BundleCache = Pick<BundleSource, "cache">;

function toBundle({ outputFiles, metafile, findings }: Bundled, ending: string): BrowserBundle {
  const text = outputFiles.find(({ path }) => path.endsWith(ending))?.text.trim() ?? "";
  return { text, inputs: Object.keys(filesOf(metafile.inputs)), findings };
}

/**
 * Bundles the site's own scripts the same way for every "type" in its package.json. With "commonjs", as `npm init` writes, esbuild would
 * treat a file without imports and exports as CommonJS and wrap it; default imports of packages depend on it too. A path that a plugin
 * returns has no type.
 */
const untypedModules: Plugin = {
  name: "untyped-modules",
  setup: (build) => {
    build.onResolve({ filter: /./ }, async (args) => {
      if (args.pluginData === nested) return undefined;
      const found = await resolveAgain(build, args, nested);
      // The bundler itself reports missing files.
      const isOwn = found.errors.length === 0 && found.namespace === "file" && !found.external;
      if (!isOwn || /[\\/]node_modules[\\/]/.test(found.path)) return undefined;
      return { path: found.path, sideEffects: found.sideEffects };
    });
  },
};

const nested = Symbol("untyped-modules");
