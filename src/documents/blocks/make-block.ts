import { posix } from "node:path";
import type { Element, ElementContent } from "hast";
import type { Place } from "../../diagnostics/diagnostics.js";
import type { TextBlock } from "../../model/documents/collection.js";
import { decodePath } from "../../util/request-target.js";
import { defaultSize } from "./built-in-blocks.js";

export interface MakeContext {
  /** The folder that paths of files are relative to. */
  readonly folder: string;
  /** Adds a part that is rendered later; returns its `data-block`. */
  readonly add: (block: TextBlock) => string;
}

interface ValidBlock {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
  readonly place: Place;
  readonly text: string;
  readonly hasLabel: boolean;
}

/** Turns the element of a block into the block; its children are the block's label and text. */
export function makeBlock(element: Element, block: ValidBlock, context: MakeContext): void {
  const { name, values, hasLabel } = block;
  if (name === "note") {
    element.properties = { className: ["note"], role: "note" };
    const title = hasLabel ? element.children.find(({ type }) => type === "element") : undefined;
    if (title?.type === "element") title.properties = { className: ["note-title"] };
  } else if (name === "details") {
    element.tagName = "details";
    element.properties = values.open === undefined ? {} : { open: true };
  } else {
    const caption = hasLabel ? [elementOf("figcaption", {}, element.children)] : [];
    const shown = name === "image" ? imageOf(block, context) : videoOf(block, context);
    element.tagName = "figure";
    element.properties = {};
    element.children = [shown, ...caption];
  }
}

interface PictureSource {
  readonly src: string;
  readonly alt: string;
  readonly widths: readonly number[];
  readonly sizes: string;
  readonly place: Place;
}

export function makePicture(element: Element, picture: PictureSource, { folder, add }: MakeContext): void {
  const { src, ...rest } = picture;
  element.tagName = "img";
  element.properties = {
    dataBlock: add({ kind: "picture", file: fileOf(src, folder), ...rest }),
    alt: picture.alt,
  };
  element.children = [];
}

function imageOf({ values, place }: ValidBlock, context: MakeContext): Element {
  const { src = "", alt = "", widths, sizes = defaultSize.sizes } = values;
  const numbers = widths?.match(/\d+/g)?.map(Number) ?? defaultSize.widths;
  const element = elementOf("img", {}, []);
  makePicture(element, { src, alt, widths: numbers, sizes, place }, context);
  return element;
}

function videoOf({ values, place, text }: ValidBlock, { folder, add }: MakeContext): Element {
  const { src = "", poster, width, height, captions, language, loop, muted } = values;
  const files = {
    src: fileOf(src, folder),
    ...(poster !== undefined && { poster: fileOf(poster, folder) }),
  };
  const properties = {
    dataBlock: add({ kind: "media", tag: "video", files, place }),
    ...{ width, height, controls: true, preload: "metadata", playsInline: true, ariaLabel: text },
    ...(loop !== undefined && { loop: true }),
    ...(muted !== undefined && { muted: true }),
  };
  if (captions === undefined) return elementOf("video", properties, []);
  const track = { kind: "media", tag: "track", files: { src: fileOf(captions, folder) }, place } as const;
  const ofTrack = { dataBlock: add(track), kind: "captions", srcLang: language, default: true };
  return elementOf("video", properties, [elementOf("track", ofTrack, [])]);
}

const elementOf = (
  tagName: string,
  properties: Element["properties"],
  children: ElementContent[],
): Element => ({ type: "element", tagName, properties, children });

const fileOf = (address: string, folder: string) => posix.join(folder, decodePath(address) ?? address);
