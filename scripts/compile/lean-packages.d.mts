import type { Plugin } from "esbuild";

export const leanPackages: readonly Plugin[];
