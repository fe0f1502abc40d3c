import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { EncodeContext } from "../effects/effects.js";
import { type Card, cardSize } from "../model/media/media.js";
import { once } from "../util/once.js";
import { loadTakumi, type Takumi, takumiInstall, takumiVersion } from "./load-takumi.js";
import { type MediaFile, missingBytes } from "./media-file.js";

/** Above this size, some chats show no preview. From experience; there is no source. */
const maxBytes = 300_000;

export function planCards(cards: readonly Card[], context: EncodeContext, log: Diagnostics): MediaFile[] {
  const version = once(() => takumiVersion(context.root));
  const engine = once(() => loadEngine(context, log));
  // Pages with the same texts share a card.
  const distinct = new Map(cards.map((card) => [card.outputFile, card]));
  return [...distinct.values()].map((card) => {
    const { outputFile, sourceFile, routePath } = card;
    const make = async () => (await engine())?.(card);
    const check = ({ length }: Uint8Array) => {
      const size = `${Math.round(length / 1000)} kB`;
      if (length > maxBytes) log.add("card/too-heavy", { size }, { file: sourceFile, page: routePath });
    };
    return { outputFile, sourceFile, key: { kind: "cards", key: [version(), outputFile] }, make, check };
  });
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
