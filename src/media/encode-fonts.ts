import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { FontSubset } from "../model/media/media.js";
import { once } from "../util/once.js";
import { fontEncoders } from "./encoder-versions.js";
import type { MediaFile } from "./media-file.js";

export function planFonts(subsets: readonly FontSubset[], log: Diagnostics): MediaFile[] {
  const versions = once(fontEncoders);
  const encoder = once(() => loadEncoder(log));
  return subsets.map((subset) => ({
    outputFile: subset.outputFile,
    sourceFile: subset.font.sourceFile,
    key: { kind: "fonts", key: [versions(), subset.outputFile] },
    make: async () => (await encoder())(subset),
  }));
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
