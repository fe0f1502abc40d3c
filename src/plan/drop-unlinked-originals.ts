import type { Page } from "../model/pages/page.js";
import type { SourceBytes } from "../model/project.js";
import { contentTypeOf, isCompressible } from "../util/content-type.js";

/** The end of an image's published name: `-1a2b3c4d5e.jpg`. A smaller version has another hash. */
const nameEnd = /-[0-9a-f]{10}\.[a-z]+/g;

/** Removes the images that are shown in smaller versions only: no page and no other text contains their names. */
export function dropUnlinkedOriginals(
  files: readonly SourceBytes[],
  { pages, originals }: { readonly pages: readonly Page[]; readonly originals: ReadonlySet<string> },
): readonly SourceBytes[] {
  if (originals.size === 0) return files;
  const texts = files.filter(({ outputFile }) => isCompressible(contentTypeOf(outputFile)));
  const linked = new Set<string>();
  for (const { bytes } of [...pages, ...texts]) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("latin1");
    for (const [end] of text.matchAll(nameEnd)) linked.add(end);
  }
  const isLinked = (name: string) => linked.has(name.match(nameEnd)?.at(-1) ?? name);
  return files.filter(({ outputFile }) => !originals.has(outputFile) || isLinked(outputFile));
}
