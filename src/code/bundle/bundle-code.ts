import { join } from "node:path";
import type { BuildOptions, Metafile, Plugin } from "esbuild";
import type { Diagnostic } from "../../diagnostics/diagnostics.js";
import type { Bundle } from "../../model/code/bundle.js";
import { linkedPackages } from "../linked-packages.js";
import { isClientScript } from "../page-reach.js";
import { fileOfInput, filesOf, isCssModule, isStyle } from "../style-files.js";
import { styleSheets } from "../style-sheets.js";
import { type BundleSource, bundlerWith } from "./bundler.js";
import { openSass } from "./sass.js";

export interface BundledCode extends Bundle {
  readonly inputs: Metafile["inputs"];
  /** The files whose code is in `code`, including the entry. */
  readonly pieces: readonly string[];
  readonly findings: readonly Diagnostic[];
}

interface EntryCode extends Pick<BundleSource, "cache" | "listFiles"> {
  /** Code that imports the entries, relative to the root. */
  readonly contents: string;
  /** A name for the result; no file of that name is written. */
  readonly name: string;
  readonly plugins?: Plugin[];
}

/** Browser-only code and files that are not code: bundled separately, empty at build time. */
const notAtBuildTime = {
  ".css": "empty",
  ".client.ts": "empty",
  ".client.tsx": "empty",
  ".client.js": "empty",
} as const;

const styleOfSass = { ".scss": "empty", ".sass": "empty" } as const;

/** Not a CSS module, whose class names are code. */
const isNotAtBuildTime = (file: string) => (isStyle(file) || isClientScript(file)) && !isCssModule(file);

/** The options that all bundles of the site's code share; messages are returned as data. */
export const quietOptions = {
  bundle: true,
  write: false,
  logLevel: "silent",
  charset: "utf8",
} as const satisfies BuildOptions;

/** Bundles the site's TypeScript for this process. Packages stay imports. Throws esbuild's BuildFailure. */
export async function bundleCode(root: string, entry: EntryCode): Promise<BundledCode> {
  const file = join(root, entry.name);
  const { cache, listFiles: listOthers } = entry;
  const sass = openSass(root);
  const listFiles = () => [listOthers, sass?.listFiles].flatMap((list) => list?.() ?? []);
  const bundle = bundlerWith({ cache, listFiles, isIndifferent: isNotAtBuildTime });
  const result = await bundle({
    ...quietOptions,
    stdin: { contents: entry.contents, resolveDir: root, sourcefile: entry.name },
    absWorkingDir: root,
    outfile: file,
    platform: "node",
    target: "node20.19",
    format: "cjs",
    packages: "external",
    jsx: "automatic",
    sourcemap: "external",
    sourcesContent: false,
    metafile: true,
    loader: { ...notAtBuildTime, ...(sass && styleOfSass) },
    plugins: [styleSheets(root, { sass, onlyModules: true }), ...(entry.plugins ?? []), linkedPackages],
  });
  const text = (suffix: string) =>
    result.outputFiles.find((output) => output.path.endsWith(suffix))?.text ?? "";
  const { metafile, findings } = result;
  return {
    code: withPlainDefaults(text(entry.name)),
    map: text(`${entry.name}.map`),
    file,
    inputs: filesOf(metafile.inputs),
    pieces: listPieces(metafile.outputs, entry.name),
    findings,
  };
}

/**
 * Makes `import x from "package"` work as in Vite, webpack and TypeScript's "bundler" resolution: a package that was compiled from an ES
 * module (`__esModule`) returns its `default`. For importing files in a package of "type": "module", esbuild returns all exports instead,
 * like Node. A compiled package without a default still returns all of them.
 */
const withPlainDefaults = (code: string): string =>
  code.replace("isNodeMode || !mod || !mod.__esModule ?", '!mod || !mod.__esModule || !("default" in mod) ?');

function listPieces(outputs: Metafile["outputs"], name: string): string[] {
  const [, output] = Object.entries(outputs).find(([file]) => file.endsWith(name)) ?? [];
  const pieces = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return pieces.map(([input]) => fileOfInput(input));
}
