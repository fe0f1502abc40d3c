import { existsSync, realpathSync } from "node:fs";
import { join, sep } from "node:path";
import type { Assets } from "../code/assets.js";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { withBase } from "../model/addresses/addresses.js";
import type {
  CollectionDocuments,
  MediaBlock,
  PictureBlock,
  TextBlock,
} from "../model/documents/collection.js";
import type { FrozenVersion, LegalDocument } from "../model/project.js";
import { sizeOf } from "../util/image-problem.js";
import { reasonOf } from "../util/system-error.js";

interface FilesContext {
  readonly root: string;
  readonly base: string;
  readonly assets: Assets;
  readonly log: Diagnostics;
}

export interface Documents {
  readonly legal: readonly LegalDocument[];
  readonly history: readonly FrozenVersion[] | undefined;
  readonly collections: CollectionDocuments;
}

/**
 * Publishes the files of documents' blocks: returns the documents with the published names in their texts, and the files, relative to the
 * root.
 */
export function publishFiles(
  { legal, history, collections }: Documents,
  context: FilesContext,
): Documents & { readonly files: readonly string[] } {
  const files: string[] = [];
  const publishFile = filePublisher(files, context);
  const publish = <Doc extends Pick<LegalDocument, "html" | "blocks">>(document: Doc): Doc =>
    document.blocks
      ? { ...document, ...publishBlocks(document.html, document.blocks, { ...context, publishFile }) }
      : document;
  const inCollections = Object.entries(collections).map(([name, documents]) => [
    name,
    documents.map(publish),
  ]);
  return {
    legal: legal.map(publish),
    history: history?.map(({ record, document }) => ({ record, document: publish(document) })),
    collections: Object.fromEntries(inCollections),
    files,
  };
}

interface BlockContext extends FilesContext {
  readonly publishFile: ReturnType<typeof filePublisher>;
}

function publishBlocks(text: string, blocks: readonly TextBlock[], context: BlockContext) {
  let html = text;
  const placed = blocks.map((block, index): TextBlock => {
    if (block.kind === "own") return block;
    const tag = block.kind === "picture" ? "img" : block.tag;
    // The author's text is escaped, so it cannot look like this.
    const mark = `<${tag} data-block="${index}"`;
    const where = block.kind === "picture" ? placePicture(block, context) : placeMedia(block, context);
    html = html.replace(mark, () => (block.kind === "picture" ? mark : `<${tag}`) + where.attributes);
    return where.block;
  });
  return { html, blocks: placed };
}

function placePicture(
  block: PictureBlock,
  { base, publishFile, log }: BlockContext,
): { block: PictureBlock; attributes: string } {
  const file = publishFile(block.file, { kind: "image", block });
  const size = file && sizeOf(file.bytes);
  if (file && !size) log.add("read/block-file", { file: block.file, reason: "has no size" }, block.place);
  if (!file || !size) return { block, attributes: "" };
  const href = withBase(base, file.outputFile);
  const attributes = ` src="${escapeValue(href)}" width="${size.width}" height="${size.height}" loading="lazy"`;
  return { block: { ...block, image: { href, ...size } }, attributes };
}

function placeMedia(
  block: MediaBlock,
  { base, publishFile }: BlockContext,
): { block: MediaBlock; attributes: string } {
  const attributes = Object.entries(block.files).map(([name, path]) => {
    const kind = name === "poster" ? "image" : block.tag;
    const file = publishFile(path, { kind, block });
    return file ? ` ${name}="${escapeValue(withBase(base, file.outputFile))}"` : "";
  });
  return { block, attributes: attributes.join("") };
}

/** Makes the function that publishes a file; `files` gets the name of each. */
function filePublisher(files: string[], { root, assets, log }: FilesContext) {
  const publisher = assets.forDocuments();
  return (file: string, { kind, block }: { kind: keyof typeof endings; block: TextBlock }) => {
    files.push(file);
    const path = join(root, file);
    const refuse = (reason: string) => {
      log.add("read/block-file", { file, reason }, block.place);
      return undefined;
    };
    if (!endings[kind].test(file)) return refuse(`has a file extension other than that of ${named[kind]}`);
    if (!existsSync(path)) return refuse("does not exist");
    try {
      if (!realpathSync(path).startsWith(realpathSync(root) + sep))
        return refuse("is outside the site's folder");
      const { problem, ...published } = publisher(path);
      return problem === undefined ? published : refuse(problem);
    } catch (error) {
      return refuse(`cannot be read: ${reasonOf(error)}`);
    }
  };
}

const endings = {
  image: /\.(avif|webp|png|jpe?g|gif|svg)$/i,
  video: /\.(mp4|webm)$/i,
  track: /\.vtt$/i,
};
const named: Readonly<Record<keyof typeof endings, string>> = {
  image: "an image that browsers show: avif, webp, png, jpg, gif, svg",
  video: "a video that browsers show: mp4, webm",
  track: "subtitles: vtt",
};

const escapeValue = (value: string) => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
