import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { EncodeContext } from "../effects/effects.js";
import { cached } from "../effects/result-store.js";
import { type Card, cardSize } from "../model/media/media.js";
import type { SourceBytes } from "../model/project.js";
import { once } from "../util/once.js";
import { loadTakumi, type Takumi, takumiInstall, takumiVersion } from "./load-takumi.js";
import { missingBytes } from "./missing-bytes.js";

/** Above this size, some chats show no preview. From experience; there is no source. */
const maxBytes = 300_000;

/** Draws cards, or takes them from the cache. The engine is loaded only if there is one to draw. */
export async function encodeCards(
  cards: readonly Card[],
  context: EncodeContext,
  log: Diagnostics,
): Promise<SourceBytes[]> {
  if (cards.length === 0) return [];
  const engine = takumiVersion(context.root);
  // Pages with the same texts share a card.
  const distinct = [...new Map(cards.map((card) => [card.outputFile, card])).values()];
  const loading = once(() => loadEngine(context, log));
  const files: SourceBytes[] = [];
  for (const card of distinct) {
    const { outputFile, sourceFile, routePath } = card;
    const draw = async () => (await loading())?.(card);
    const image =
      (await cached(context.store, { kind: "cards", key: [engine, outputFile] }, draw)) ?? missingBytes;
    if (image.length > maxBytes) {
      const size = `${Math.round(image.length / 1000)} kB`;
      log.add("card/too-heavy", { size }, { file: sourceFile, page: routePath });
    }
    files.push({ outputFile, sourceFile, bytes: image });
  }
  return files;
}

async function loadEngine({ root, fonts, originals }: EncodeContext, log: Diagnostics) {
  let takumi: Takumi;
  try {
    takumi = loadTakumi(root);
  } catch (error) {
    return log.add("card/no-engine", { reason: firstLine(error), install: takumiInstall });
  }
  const renderer = takumi.makeRenderer();
  for (const { family, weight, style, sfnt } of fonts) {
    await renderer.registerFont({ name: family, weight, style, data: sfnt });
  }
  const files = new Map(originals.map(({ outputFile, bytes }) => [outputFile, bytes]));
  return async ({ html, language, images, sourceFile, routePath }: Card) => {
    const shown = images.map(({ src, outputFile }) => ({ src, data: files.get(outputFile) ?? missingBytes }));
    try {
      const { node, css } = takumi.fromHtml(html);
      return await renderer.render(node, { ...cardSize, format: "png", lang: language, css, images: shown });
    } catch (error) {
      return log.add("card/not-drawn", { reason: firstLine(error) }, { file: sourceFile, page: routePath });
    }
  };
}

const firstLine = (error: unknown) => (error as Error).message.split("\n")[0] ?? "";
