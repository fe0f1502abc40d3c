import type { Diagnostics } from "../core/diagnostics.js";
import type { Cache, FontCut } from "../core/media.js";
import type { SourceBytes } from "../core/project.js";
import { formatWoff2 } from "./format-woff2.js";

/** Cuts fonts, or takes the cuts from the cache. HarfBuzz is loaded only if there is one to cut. */
export async function encodeFonts(
  cuts: readonly FontCut[],
  { cache }: { cache: Cache },
  log: Diagnostics,
): Promise<SourceBytes[]> {
  const made: SourceBytes[] = [];
  for (const cut of cuts) {
    const kept = cache.read(cut.outputFile);
    const bytes = kept ?? (await encodeFont(cut, log));
    if (bytes === undefined) continue;
    if (!kept) cache.write(cut.outputFile, bytes);
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
