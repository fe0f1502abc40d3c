import type { Diagnostics } from "../core/diagnostics.js";
import type { Cache, FontCut } from "../core/media.js";
import type { SourceBytes } from "../core/project.js";
import { formatWoff2 } from "./format-woff2.js";
import { notMade } from "./not-made.js";

/** Cuts fonts, or takes the cuts from the cache. HarfBuzz is loaded only if there is one to cut. */
export async function encodeFonts(
  cuts: readonly FontCut[],
  { cache }: { cache: Cache },
  log: Diagnostics,
): Promise<SourceBytes[]> {
  const made: SourceBytes[] = [];
  for (const cut of cuts) {
    const kept = cache.read(cut.outputFile);
    const fresh = kept ? undefined : await encodeFont(cut, log);
    if (fresh) cache.write(cut.outputFile, fresh);
    const bytes = kept ?? fresh ?? notMade;
    made.push({ outputFile: cut.outputFile, sourceFile: cut.font.sourceFile, bytes });
  }
  return made;
}

async function encodeFont({ font, codePoints }: FontCut, log: Diagnostics): Promise<Uint8Array | undefined> {
  const { loadHarfBuzz } = await import("./harfbuzz.js");
  const { cutFont } = await loadHarfBuzz();
  try {
    return formatWoff2(cutFont(font.sfnt, { codePoints, features: font.features }));
  } catch (error) {
    log.add("encode/bad-font", { reason: (error as Error).message }, { file: font.sourceFile });
    return undefined;
  }
}
