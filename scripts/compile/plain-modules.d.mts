import type { ChunkTold } from "./pack-chunks.mjs";

/** The code of a chunk, an ES module, with what it exports as values of `module.exports`. */
export function plainExports(code: string): string;

/** The code of a chunk, an ES module, that asks for late chunks and for Node's own modules with `require`. */
export function plainImports(code: string): string;

/** Throws if chunks import each other in a ring. */
export function refuseRings(outputs: Readonly<Record<string, Pick<ChunkTold, "imports">>>): void;
