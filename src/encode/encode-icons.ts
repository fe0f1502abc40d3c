import { createHash } from "node:crypto";
import type { Sharp } from "sharp";
import type { Diagnostics } from "../core/diagnostics.js";
import type { IconAsk } from "../core/media.js";
import type { SourceBytes } from "../core/project.js";
import type { ResultStore } from "../core/result-store.js";
import { imageEncoders } from "./encoder-versions.js";
import { formatIco } from "./format-ico.js";
import { reportIconFlaw } from "./icon-flaw.js";
import { loadSharp } from "./load-sharp.js";
import { notMade } from "./not-made.js";

/** Any square of this part of the width lies within the circle that a mask may leave, of 80 % of the width. */
const withinMask = 0.56;
/** 20 of 180 pixels on each side. */
const withinTouchIcon = 140 / 180;

/** Makes the icons of the config's one, or takes them from the store. sharp is loaded only if there is one to make. */
export async function encodeIcons(
  asks: readonly IconAsk[],
  { originals, store }: { originals: readonly SourceBytes[]; store: ResultStore },
  log: Diagnostics,
): Promise<SourceBytes[]> {
  if (asks.length === 0) return [];
  const shelf = store.shelf("images", imageEncoders());
  const made: SourceBytes[] = [];
  const sources = new Map<string, Source | undefined>();
  for (const ask of asks) {
    const original = originals.find(({ outputFile }) => outputFile === ask.original);
    // That the file is missing is told by a rule.
    if (!original) continue;
    const { outputFile, form, width, background } = ask;
    const hash = createHash("sha256").update(original.bytes).digest("hex");
    const key = ["icon", form, `${width}`, background, hash];
    let bytes = shelf.read(key);
    if (!bytes) {
      if (!sources.has(ask.original)) sources.set(ask.original, await openSource(original, log));
      const source = sources.get(ask.original);
      bytes = source && (await makeIcon(source, ask));
      if (bytes) shelf.write(key, bytes);
    }
    made.push({ outputFile, sourceFile: original.sourceFile, bytes: bytes ?? notMade });
  }
  return made;
}

interface Source {
  /** The icon as a square of so many pixels. */
  readonly draw: (side: number) => Sharp;
  readonly isOpaque: boolean;
}

async function openSource({ bytes, sourceFile }: SourceBytes, log: Diagnostics): Promise<Source | undefined> {
  try {
    const sharp = loadSharp();
    const metadata = await sharp(bytes).metadata();
    if (reportIconFlaw(bytes, { ...metadata, sourceFile }, log)) return undefined;
    const { width = 1, format } = metadata;
    const draw = (side: number) => {
      // A drawing is made as large as it is needed, rather than enlarged.
      const density = Math.min(2400, Math.max(1, Math.ceil((72 * side) / width)));
      return sharp(bytes, format === "svg" ? { density } : {}).resize(side, side);
    };
    return { draw, isOpaque: (await draw(64).stats()).isOpaque };
  } catch (error) {
    const reason = (error as Error).message.split("\n")[0] ?? "";
    const isMissing = (error as NodeJS.ErrnoException).code === "MODULE_NOT_FOUND";
    log.add(isMissing ? "encode/no-sharp" : "encode/bad-image", { reason }, { file: sourceFile });
    return undefined;
  }
}

async function makeIcon(
  { draw, isOpaque }: Source,
  { form, width, background }: IconAsk,
): Promise<Uint8Array> {
  const part = isOpaque || form === "plain" || form === "ico" ? 1 : partOf(form);
  const side = Math.round(width * part);
  const before = Math.floor((width - side) / 2);
  const after = width - side - before;
  const drawn =
    part === 1
      ? draw(width)
      : draw(side).extend({ top: before, left: before, bottom: after, right: after, background });
  const whole = part === 1 ? drawn : drawn.flatten({ background });
  const png = await whole.png({ compressionLevel: 9 }).toBuffer();
  return form === "ico" ? formatIco(png, width) : png;
}

const partOf = (form: "opaque" | "maskable") => (form === "maskable" ? withinMask : withinTouchIcon);
