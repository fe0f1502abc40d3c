import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { cached, type ResultStore } from "../effects/result-store.js";
import type { FontCut } from "../model/media/media.js";
import type { SourceBytes } from "../model/project.js";
import { once } from "../util/once.js";
import { fontEncoders } from "./encoder-versions.js";
import { missingBytes } from "./missing-bytes.js";

/** Subsets fonts, or takes the subsets from the cache. HarfBuzz is loaded only if there is one to make. */
export async function encodeFonts(
  cuts: readonly FontCut[],
  { store }: { store: ResultStore },
  log: Diagnostics,
): Promise<SourceBytes[]> {
  if (cuts.length === 0) return [];
  const encoders = fontEncoders();
  const encoder = once(() => loadEncoder(log));
  const subsets: SourceBytes[] = [];
  for (const cut of cuts) {
    const { outputFile } = cut;
    const encode = async () => (await encoder())(cut);
    const bytes = await cached(store, { kind: "fonts", key: [encoders, outputFile] }, encode);
    subsets.push({ outputFile, sourceFile: cut.font.sourceFile, bytes: bytes ?? missingBytes });
  }
  return subsets;
}

async function loadEncoder(log: Diagnostics) {
  const [{ loadHarfBuzz }, { formatWoff2 }] = await Promise.all([
    import("./harfbuzz.js"),
    import("./format-woff2.js"),
  ]);
  const { cutFont } = await loadHarfBuzz();
  return ({ font, codePoints }: FontCut) => {
    try {
      return formatWoff2(cutFont(font.sfnt, { codePoints, features: font.features }));
    } catch (error) {
      return log.add("encode/bad-font", { reason: (error as Error).message }, { file: font.sourceFile });
    }
  };
}
