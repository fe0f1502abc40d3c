import { join } from "node:path";
import type { Memory } from "../core/memory.js";
import { type BuildOptions, bundlerWith, type Metafile, type Plugin } from "./bundler.js";
import type { Bundle } from "./evaluate.js";

export interface BundledCode extends Bundle {
  readonly inputs: Metafile["inputs"];
}

export interface EntryCode {
  /** Code that imports what is wanted, from the root's point of view. */
  readonly contents: string;
  /** A name for the result; no file of that name is written. */
  readonly name: string;
  readonly plugins?: Plugin[];
  readonly memory: Memory | undefined;
}

/** What runs in the browser only, or is no code: bundled by itself, empty at build time. */
const notAtBuildTime = {
  ".css": "empty",
  ".client.ts": "empty",
  ".client.tsx": "empty",
  ".client.js": "empty",
} as const;

const isNotAtBuildTime = (file: string) =>
  Object.keys(notAtBuildTime).some((suffix) => file.endsWith(suffix));

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
  const bundle = bundlerWith({ memory: entry.memory, isIndifferent: isNotAtBuildTime });
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
    loader: notAtBuildTime,
    plugins: entry.plugins ?? [],
  });
  const text = (suffix: string) =>
    result.outputFiles.find((output) => output.path.endsWith(suffix))?.text ?? "";
  return { code: text(entry.name), map: text(`${entry.name}.map`), file, inputs: result.metafile.inputs };
}
