/** Puts the small of some chunks, CommonJS code by file name, into one file. */
export function packChunks(
  chunks: ReadonlyMap<string, string>,
  entries: ReadonlySet<string>,
): Map<string, string>;
