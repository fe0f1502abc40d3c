import { initialize } from "esbuild";
import { once } from "../../util/once.js";
import { orNothing } from "../../util/or-nothing.js";

// Loaded when bundling starts; a build that reuses everything does not need it.
export { build, context } from "esbuild";

/** Starts the bundler's process early: the code that uses it is loaded in the meantime. It ends with this process, whose commands share it. */
export const startBundler = once(() => void orNothing(() => initialize({}))); // without its program, bundling reports it
