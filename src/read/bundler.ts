import * as esbuild from "esbuild";

export type { BuildFailure, BuildOptions, Message, Metafile, OnResolveArgs, Plugin } from "esbuild";

/**
 * Starts the bundler, which is a process of its own, so that it is ready once it is needed.
 * It ends with this process.
 */
export function startBundler(): void {
  void esbuild.initialize({});
}

export const bundle = esbuild.build;
