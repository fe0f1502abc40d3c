import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { ResultStore } from "../effects/result-store.js";
import type { FontCut } from "../model/media/media.js";
import type { SourceBytes } from "../model/project.js";
import { fontEncoders } from "./encoder-versions.js";
import { notMade } from "./not-made.js";

/** Cuts fonts, or takes the cuts from the store. HarfBuzz is loaded only if there is one to cut. */
export async function encodeFonts(
  cuts: readonly FontCut[],
  { store }: { store: ResultStore },
  log: Diagnostics,
): Promise<SourceBytes[]> {
  if (cuts.length === 0) return [];
  const shelf = store.shelf("fonts", fontEncoders());
  const subsets: SourceBytes[] = [];
  let encode: Encode | undefined;
  for (const cut of cuts) {
    let bytes = shelf.read([cut.outputFile]);
    if (!bytes) {
      encode ??= await loadEncoder(log);
      bytes = encode(cut);
      if (bytes) shelf.write([cut.outputFile], bytes);
    }
    subsets.push({ outputFile: cut.outputFile, sourceFile: cut.font.sourceFile, bytes: bytes ?? notMade });
  }
  return subsets;
}

type Encode = (cut: FontCut) => Uint8Array | undefined;

async function loadEncoder(log: Diagnostics): Promise<Encode> {
  const [{ loadHarfBuzz }, { formatWoff2 }] = await Promise.all([
    import("./harfbuzz.js"),
    import("./format-woff2.js"),
  ]);
  const { cutFont } = await loadHarfBuzz();
  return ({ font, codePoints }) => {
    try {
      return formatWoff2(cutFont(font.sfnt, { codePoints, features: font.features }));
    } catch (error) {
      log.add("encode/bad-font", { reason: (error as Error).message }, { file: font.sourceFile });
      return undefined;
    }
  };
}
