import { join } from "node:path";
import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import type { Bundle } from "../../model/code/bundle.js";
import { linkedPackages } from "../linked-packages.js";
import { isClientScript } from "../page-reach.js";
import { fileOfInput, filesOf, isCssModule, isStyle } from "../style-files.js";
import { styleSheets } from "../style-sheets.js";
import { type BundleSource, bundlerWith } from "./bundler.js";
import type { BuildOptions, Metafile, Plugin } from "./esbuild-types.js";
import { openSass } from "./sass.js";

export interface BundledCode extends Bundle {
  readonly inputs: Metafile["inputs"];
  /** The files, including the entry, that `code` contains parts of. */
  readonly pieces: readonly string[];
  /** What is wrong with what went into it. */
  readonly findings: readonly Diagnostic[];
}

export interface EntryCode extends Pick<BundleSource, "cache" | "plain" | "listFiles"> {
  /** Code that imports what is wanted, from the root's point of view. */
  readonly contents: string;
  /** A name for the result; no file of that name is written. */
  readonly name: string;
  readonly plugins?: Plugin[];
}

/** What runs in the browser only, or is no code: bundled by itself, empty at build time. */
const notAtBuildTime = {
  ".css": "empty",
  ".client.ts": "empty",
  ".client.tsx": "empty",
  ".client.js": "empty",
} as const;

const styleOfSass = { ".scss": "empty", ".sass": "empty" } as const;

/** Not a CSS module: its names are code. */
const isNotAtBuildTime = (file: string) => (isStyle(file) || isClientScript(file)) && !isCssModule(file);

/** The options that every bundle of the site's code shares; messages come back as data. */
export const quietOptions = {
  bundle: true,
  write: false,
  logLevel: "silent",
  charset: "utf8",
} as const satisfies BuildOptions;

/** Bundles TypeScript of the site for this process. Packages stay imports. Throws esbuild's BuildFailure. */
export async function bundleCode(root: string, entry: EntryCode): Promise<BundledCode> {
  const file = join(root, entry.name);
  const { cache, plain, listFiles: listOthers } = entry;
  const sass = openSass(root);
  const listFiles = () => [listOthers, sass?.listFiles].flatMap((list) => list?.() ?? []);
  const bundle = bundlerWith({ cache, plain, listFiles, isIndifferent: isNotAtBuildTime });
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
 * Makes `import x from "package"` mean what Vite, webpack and TypeScript's "bundler" resolution make of it: a package that was
 * compiled from an ES module (`__esModule`) gives its `default`. For files of a package of "type": "module" esbuild gives all of
 * its exports instead, as Node does. A package of that kind without a default still gives all of them.
 */
export const withPlainDefaults = (code: string): string =>
  code.replace("isNodeMode || !mod || !mod.__esModule ?", '!mod || !mod.__esModule || !("default" in mod) ?');

function listPieces(outputs: Metafile["outputs"], name: string): string[] {
  const [, output] = Object.entries(outputs).find(([file]) => file.endsWith(name)) ?? [];
  const pieces = Object.entries(output?.inputs ?? {}).filter(([, { bytesInOutput }]) => bytesInOutput > 0);
  return pieces.map(([input]) => fileOfInput(input));
}
