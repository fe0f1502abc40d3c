import type { Memory } from "../core/memory.js";
import type { Assets } from "./assets.js";
import { quietOptions } from "./bundle-code.js";
import { bundlerWith } from "./bundler.js";

/**
 * The browsers that the output is written for, from spring 2023 on; newer CSS such as nesting is rewritten.
 * Older ones get the page without what they do not know.
 */
const target = ["chrome111", "edge111", "firefox113", "safari16"];

/** A page's style or script, and the files that went into it, relative to the project's root. */
export interface BrowserBundle {
  readonly text: string;
  readonly inputs: readonly string[];
}

const nothing: BrowserBundle = { text: "", inputs: [] };

/** Bundles and minifies the styles of a page, in their order. Throws esbuild's BuildFailure. */
export async function bundleStyle(
  files: readonly string[],
  root: string,
  options: { base: string; assets: Assets; memory: Memory | undefined },
): Promise<BrowserBundle> {
  if (files.length === 0) return nothing;
  const contents = files.map((file) => `@import ${JSON.stringify(`./${file}`)};`).join("\n");
  const { base, assets, memory } = options;
  const { plugin, listFiles } = assets.forStyle(base, JSON.stringify(files));
  const result = await bundlerWith({ memory, alsoReads: listFiles })({
    ...quietOptions,
    stdin: { contents, resolveDir: root, loader: "css" },
    absWorkingDir: root,
    outfile: "style.css",
    minify: true,
    legalComments: "none",
    target,
    metafile: true,
    plugins: [plugin],
  });
  return { text: result.outputFiles[0]?.text.trim() ?? "", inputs: Object.keys(result.metafile.inputs) };
}

/** Bundles and minifies the browser scripts of a page, in their order, as one module. Throws esbuild's BuildFailure. */
export async function bundleScript(
  files: readonly string[],
  root: string,
  memory: Memory | undefined,
): Promise<BrowserBundle> {
  if (files.length === 0) return nothing;
  const contents = files.map((file) => `import ${JSON.stringify(`./${file}`)};`).join("\n");
  const result = await bundlerWith({ memory })({
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
  });
  return { text: result.outputFiles[0]?.text.trim() ?? "", inputs: Object.keys(result.metafile.inputs) };
}
