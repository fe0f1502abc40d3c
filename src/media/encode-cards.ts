import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { EncodeContext } from "../effects/effects.js";
import { type Card, cardSize } from "../model/media/card.js";
import type { SourceBytes } from "../model/project.js";
import { loadTakumi, type Takumi, takumiInstall, takumiVersion } from "./load-takumi.js";
import { notMade } from "./not-made.js";

/** Above this some chats show no preview. From experience; no source says so. */
const mostBytes = 300_000;

/** Draws cards, or takes them from the store. The engine is loaded only if there is one to draw. */
export async function encodeCards(
  cards: readonly Card[],
  context: EncodeContext,
  log: Diagnostics,
): Promise<SourceBytes[]> {
  if (cards.length === 0) return [];
  const shelf = context.store.shelf("cards", { takumi: takumiVersion(context.root) });
  // Pages that say the same have the same card.
  const once = [...new Map(cards.map((card) => [card.outputFile, card])).values()];
  const cached = once.map((card) => ({ card, bytes: shelf.read([card.outputFile]) }));
  const draw = cached.some(({ bytes }) => !bytes) ? await loadEngine(context, log) : undefined;
  const files: SourceBytes[] = [];
  for (const { card, bytes } of cached) {
    const drawn = bytes ? undefined : await draw?.(card);
    if (drawn) shelf.write([card.outputFile], drawn);
    const image = bytes ?? drawn ?? notMade;
    const { outputFile, sourceFile, routePath } = card;
    if (image.length > mostBytes) {
      const size = `${Math.round(image.length / 1000)} kB`;
      log.add("card/too-heavy", { size }, { file: sourceFile, page: routePath });
    }
    files.push({ outputFile, sourceFile, bytes: image });
  }
  return files;
}

type Draw = (card: Card) => Promise<Uint8Array | undefined>;

async function loadEngine(
  { root, fonts, originals }: EncodeContext,
  log: Diagnostics,
): Promise<Draw | undefined> {
  let takumi: Takumi;
  try {
    takumi = loadTakumi(root);
  } catch (error) {
    log.add("card/no-engine", { reason: firstLine(error), install: takumiInstall });
    return undefined;
  }
  const renderer = takumi.makeRenderer();
  for (const { family, weight, style, sfnt } of fonts) {
    await renderer.registerFont({ name: family, weight, style, data: sfnt });
  }
  const files = new Map(originals.map(({ outputFile, bytes }) => [outputFile, bytes]));
  return async ({ html, language, images, sourceFile, routePath }) => {
    const shown = images.map(({ src, outputFile }) => ({ src, data: files.get(outputFile) ?? notMade }));
    const { node, css } = takumi.fromHtml(html);
    try {
      return await renderer.render(node, { ...cardSize, format: "png", lang: language, css, images: shown });
    } catch (error) {
      log.add("card/not-drawn", { reason: firstLine(error) }, { file: sourceFile, page: routePath });
      return undefined;
    }
  };
}

const firstLine = (error: unknown) => (error as Error).message.split("\n")[0] ?? "";
