import { imageSize } from "image-size";
import { orNothing } from "./or-nothing.js";

/** Browsers' names of formats, by extension. */
const formats: Readonly<Record<string, string>> = {
  ".png": "png",
  ".jpg": "jpg",
  ".jpeg": "jpg",
  ".gif": "gif",
  ".webp": "webp",
  ".avif": "avif",
  ".svg": "svg",
  ".ico": "ico",
};

/** The problem of an imported file, as the rest of a sentence; undefined if a browser can show it. `extension` is in lower case. */
export function problemOfImage(bytes: Uint8Array, extension: string): string | undefined {
  if (bytes.length === 0) return "is empty";
  if (isPointer(bytes)) return problemOfPointer;
  const wanted = formats[extension];
  if (wanted === undefined) return undefined;
  if (wanted === "svg") return flawOfSvg(bytes);
  const found = formatOf(bytes);
  if (found === undefined) return "is not an image";
  if (found !== wanted) return `is ${found.toUpperCase()}, not ${wanted.toUpperCase()} as its name says`;
  return isComplete(bytes, wanted) ? undefined : "is cut off";
}

/** Whether a photo says where it was taken: the GPS directory of its Exif data has a latitude. */
export const hasPosition = (bytes: Uint8Array): boolean =>
  orNothing(() => {
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 65_536));
    const start = file.indexOf("Exif\0\0", 0, "latin1") + 6;
    const isLittle = file[start] === 0x49;
    const number = (at: number, size: number) =>
      isLittle ? file.readUIntLE(start + at, size) : file.readUIntBE(start + at, size);
    const find = (directory: number, tag: number) =>
      Array.from({ length: number(directory, 2) }, (_, nth) => directory + 2 + 12 * nth).find(
        (at) => number(at, 2) === tag,
      );
    const gps = start < 6 ? undefined : find(number(4, 4), 0x8825);
    return gps !== undefined && find(number(gps + 8, 4), 2) !== undefined;
  }) === true;

/**
 * Problems of a file that is published under its own name. Browsers detect images by their bytes, whatever
 * the name says, except for SVG; and a file without an image name may be empty.
 */
export function problemOfPublished(bytes: Uint8Array, extension: string): string | undefined {
  if (isPointer(bytes)) return problemOfPointer;
  const wanted = formats[extension];
  if (wanted === undefined) return undefined;
  const found = formatOf(bytes);
  if (wanted === "svg" || !shownByBytes.has(found)) return problemOfImage(bytes, extension);
  return isComplete(bytes, found ?? "") ? undefined : "is cut off";
}

/** What Git leaves in a file's place if Git LFS is not installed, as on many hosts. */
const isPointer = (bytes: Uint8Array) =>
  Buffer.from(bytes.subarray(0, 42))
    .toString("latin1")
    .startsWith("version https://git-lfs.github.com/spec/v1");
export const problemOfPointer = "is only a pointer to the file in Git LFS: run git lfs pull";

/** Formats that a browser detects by their bytes, whatever the file's name. */
const shownByBytes: ReadonlySet<string | undefined> = new Set([
  "png",
  "jpg",
  "gif",
  "webp",
  "avif",
  "ico",
  "bmp",
]);

function formatOf(bytes: Uint8Array): string | undefined {
  const text = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  if (text.startsWith("\xff\xd8\xff")) return "jpg";
  if (/^GIF8[79]a/.test(text)) return "gif";
  if (/^RIFF.{4}WEBP/s.test(text)) return "webp";
  if (/^.{4}ftypavi[fs]/s.test(text)) return "avif";
  if (/^.{4}ftyp(mif1|msf1|heic|heix|miaf)/s.test(text)) return isAvif(bytes) ? "avif" : "heif";
  if (text.startsWith("\0\0\x01\0")) return "ico";
  if (text.startsWith("BM")) return "bmp";
  if (text.startsWith("II*\0") || text.startsWith("MM\0*")) return "tiff";
  return text.trimStart().startsWith("<svg") ? "svg" : undefined;
}

/** Whether the compatible brands of an ISO media file include AV1 images. */
function isAvif(bytes: Uint8Array): boolean {
  const length = Buffer.from(bytes.buffer, bytes.byteOffset, 4).readUInt32BE();
  return Buffer.from(bytes.subarray(0, length)).toString("latin1").includes("avif");
}

function isComplete(bytes: Uint8Array, format: string): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (!orNothing(() => imageSize(bytes))) return false;
  switch (format) {
    case "png":
      return file.includes("IEND\xaeB`\x82", 0, "latin1");
    case "jpg":
      // An embedded thumbnail has its own end: the image's own comes after the start of its last scan.
      return (
        file.lastIndexOf("\xff\xd9", undefined, "latin1") > file.lastIndexOf("\xff\xda", undefined, "latin1")
      );
    case "gif":
      return file.subarray(-16).includes(0x3b);
    case "webp":
      return file.length >= 8 + file.readUInt32LE(4);
    case "avif":
      return hasWholeBoxes(file);
    default:
      return true;
  }
}

/** Boxes in ISO media files contain their length; a box with length 0 extends to the end, and a truncated last one does not fit. */
function hasWholeBoxes(file: Buffer): boolean {
  let at = 0;
  while (at + 8 <= file.length) {
    const short = file.readUInt32BE(at);
    if (short === 0) return true;
    const length = short === 1 && at + 16 <= file.length ? Number(file.readBigUInt64BE(at + 8)) : short;
    if (length < 8) return false;
    at += length;
  }
  return at === file.length;
}

/** The end tag is required, a size is not. */
function flawOfSvg(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder().decode(bytes);
  if (!/<(\w+:)?svg[\s>/]/i.test(text))
    return formatOf(bytes) === undefined ? "is not an image" : "is not SVG, although its name says so";
  if (!/<\/(\w+:)?svg\s*>\s*(<!--[\s\S]*?-->\s*)*$|<(\w+:)?svg\b[^>]*\/>\s*$/i.test(text))
    return "is cut off";
  if (!/\sxmlns(:\w+)?\s*=/.test(text))
    return 'lacks xmlns="http://www.w3.org/2000/svg" in <svg>, so browsers do not show it';
  return /<image\b[^>]*\shref\s*=\s*["']https?:/.test(text.replaceAll("xlink:", ""))
    ? "loads another image, which browsers do not do in an image: insert that as a data: URL"
    : undefined;
}

/** The size of an image in CSS pixels; undefined for files without a size. */
export function sizeOf(bytes: Uint8Array): { width: number; height: number } | undefined {
  const size = orNothing(() => imageSize(bytes)); // a font or a video has none here
  const isTurned = (size?.orientation ?? 1) >= 5; // rotated by a quarter turn, according to Exif
  return (
    size &&
    (isTurned ? { width: size.height, height: size.width } : { width: size.width, height: size.height })
  );
}
