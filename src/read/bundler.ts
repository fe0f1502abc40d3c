import * as esbuild from "esbuild";
import type { Memory } from "../core/memory.js";

export type { BuildFailure, BuildOptions, Message, Metafile, OnResolveArgs, Plugin } from "esbuild";

/**
 * Starts the bundler, which is a process of its own, so that it is ready once it is needed.
 * It ends with this process.
 */
export function startBundler(): void {
  void esbuild.initialize({});
}

/**
 * The function that bundles; it throws esbuild's BuildFailure. With a memory the bundler keeps what it
 * has parsed, and next time parses only what changed. The name of each plugin must then tell all that
 * the plugin depends on.
 */
export const bundlerWith =
  (memory: Memory | undefined) =>
  async <T extends esbuild.BuildOptions>(
    options: esbuild.SameShape<esbuild.BuildOptions, T>,
  ): Promise<esbuild.BuildResult<T>> => {
    if (!memory) return esbuild.build<T>(options);
    const context = memory.keep(
      `bundle ${JSON.stringify(options)}`,
      () => esbuild.context<T>(options),
      (made) => void made.then((kept) => kept.dispose()),
    );
    return (await context).rebuild();
  };
