import type { ChunkTold } from "./pack-chunks.mjs";

/** Converts the exports of a chunk, an ES module, to values of `module.exports`. */
export function plainExports(code: string): string;

/** The exports of a chunk that change later. */
export function liveExports(code: string): ReadonlySet<string>;

/** Converts the imports of a chunk, an ES module, of other chunks and of Node's own modules to `require`. */
export function plainImports(code: string, liveOf?: (chunk: string) => ReadonlySet<string>): string;

/** Throws if chunks import each other in a cycle. */
export function refuseRings(outputs: Readonly<Record<string, Pick<ChunkTold, "imports">>>): void;
