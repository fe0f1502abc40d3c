import { initialize } from "esbuild";

/**
 * Starts the bundler, which is a process of its own, so that it is ready once it is needed: while it starts, the code is loaded
 * that asks it for something. It ends with this process.
 */
export function startBundler(): void {
  void initialize({});
}
