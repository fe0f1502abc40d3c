import type { CodeEffects } from "../../effects/site-code.js";
import { restoreBuiltins } from "./changed-builtins.js";
import { evaluate } from "./evaluate.js";
import { whileProviding } from "./provide-modules.js";

/** Runs the site's code in this process. */
export const runCode: CodeEffects = { evaluate, whileProviding, restoreBuiltins };
