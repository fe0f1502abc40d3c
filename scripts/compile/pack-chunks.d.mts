/** Packs chunks that are loaded together, CommonJS code by file name, into one file each. */
export function packChunks(
  chunks: ReadonlyMap<string, string>,
  entries: ReadonlySet<string>,
  packs?: ReadonlyMap<string, readonly string[]>,
): Map<string, string>;

/** The file names of the chunks that some source files load, from esbuild's metafile. */
export function chunksOf(sources: readonly string[], outputs: Readonly<Record<string, ChunkTold>>): string[];

export interface ChunkTold {
  readonly entryPoint?: string;
  readonly imports: readonly { readonly path: string; readonly kind: string }[];
}
