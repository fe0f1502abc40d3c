import { initialize } from "esbuild";
import { once } from "../core/once.js";

/**
 * Starts the bundler, which is a process of its own, so that it is ready once it is needed: while it starts, the code is loaded
 * that asks it for something. It ends with this process, whose commands share it.
 */
export const startBundler = once(() => void initialize({}));
