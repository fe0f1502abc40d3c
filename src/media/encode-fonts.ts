import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { cached, type ResultStore } from "../effects/result-store.js";
import type { FontSubset } from "../model/media/media.js";
import type { SourceBytes } from "../model/project.js";
import { once } from "../util/once.js";
import { fontEncoders } from "./encoder-versions.js";
import { missingBytes } from "./missing-bytes.js";

/** Subsets fonts, or takes the subsets from the cache. HarfBuzz is loaded only if there is one to make. */
export async function encodeFonts(
  subsets: readonly FontSubset[],
  { store }: { store: ResultStore },
  log: Diagnostics,
): Promise<SourceBytes[]> {
  if (subsets.length === 0) return [];
  const encoders = fontEncoders();
  const encoder = once(() => loadEncoder(log));
  const files: SourceBytes[] = [];
  for (const subset of subsets) {
    const { outputFile } = subset;
    const encode = async () => (await encoder())(subset);
    const bytes = await cached(store, { kind: "fonts", key: [encoders, outputFile] }, encode);
    files.push({ outputFile, sourceFile: subset.font.sourceFile, bytes: bytes ?? missingBytes });
  }
  return files;
}

async function loadEncoder(log: Diagnostics) {
  const [{ loadHarfBuzz }, { formatWoff2 }] = await Promise.all([
    import("./harfbuzz.js"),
    import("./format-woff2.js"),
  ]);
  const { subsetFont } = await loadHarfBuzz();
  return ({ font, codePoints }: FontSubset) => {
    try {
      return formatWoff2(subsetFont(font.sfnt, { codePoints, features: font.features }));
    } catch (error) {
      return log.add("encode/bad-font", { reason: (error as Error).message }, { file: font.sourceFile });
    }
  };
}
