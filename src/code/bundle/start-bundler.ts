import { initialize } from "esbuild";
import { once } from "../../util/once.js";

// Loaded with it when bundling; a build that reuses everything does not need it.
export { build, context, stop } from "esbuild";

/**
 * Starts the bundler, which is a process of its own, so that it is ready once it is needed: while it starts, the code is loaded
 * that asks it for something. It ends with this process, whose commands share it.
 */
export const startBundler = once(() => void initialize({}));
