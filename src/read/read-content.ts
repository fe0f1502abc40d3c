import { posix } from "node:path";
import type { Root } from "mdast";
import { isAddressPart } from "../core/addresses.js";
import type { BuildCache } from "../core/build-cache.js";
import type { CollectionDocument } from "../core/collection.js";
import type { Diagnostics } from "../core/diagnostics.js";
import type { Facts } from "../core/facts.js";
import type { Site } from "../core/site.js";
import { hasBlocks } from "./blocks/block-signs.js";
import { toolsFor } from "./blocks/load-blocks.js";
import type { MarkdownTools } from "./blocks/markdown-tools.js";
import { type ContentFront, checkContentFront } from "./content-front.js";
import { type LinkContext, localLink } from "./local-links.js";
import { reportExcess, withinLimits } from "./markdown-limits.js";
import { parseForHtml } from "./markdown-syntax.js";
import { memoize } from "./memoize.js";
import { parseYamlMapping } from "./parse-yaml.js";
import { readText } from "./read-text.js";
import { formatReleaseNotes, readReleaseNotes } from "./release-notes.js";
import { renderDocument, stateLine } from "./render-document.js";
import { splitFrontMatter } from "./split-front-matter.js";

/** A document of a collection as far as it can be read before the config is known. */
export interface ParsedContent {
  readonly sourceFile: string;
  readonly collection: string;
  readonly slug: string;
  readonly front: ContentFront;
  readonly text: string;
  /** Absent where a cache may hold already what is made of it, and for a document without a text. */
  readonly tree: Root | undefined;
  /** What fastlane's file says that stands in place of the text. */
  readonly notes?: string | undefined;
}

export interface ParseContext {
  readonly root: string;
  readonly cache: BuildCache | undefined;
  readonly log: Diagnostics;
}

/** Reads and parses one file of `content/`; reports what is wrong and returns undefined. */
export function parseContent(
  sourceFile: string,
  { root, cache, log }: ParseContext,
): ParsedContent | undefined {
  const slug = posix.basename(sourceFile, ".md");
  if (!isAddressPart(slug)) {
    log.add("read/bad-document-name", { name: slug }, { file: sourceFile });
    return undefined;
  }
  const text = readText(root, sourceFile, log);
  if (text === undefined) return undefined;
  if (text.trim() === "") {
    log.add("read/empty-document", {}, { file: sourceFile });
    return undefined;
  }
  const parse = (own: Diagnostics): ParsedContent | undefined => {
    const split = splitFrontMatter(text, sourceFile, own);
    if (!split) return undefined;
    const { lines, closing, body } = split;
    // The first line is left empty, so that places are those of the file.
    const yaml = parseYamlMapping(["", ...lines.slice(1, closing)].join("\n"), sourceFile, own);
    const front = yaml && checkContentFront(yaml, own);
    if (!front || reportExcess(text, sourceFile, own)) return undefined;
    const read = () => ({
      tree:
        cache || body.trim() === "" || hasBlocks(body) || front.keepsHtml ? undefined : parseForHtml(body),
    });
    const made = withinLimits(read, { sourceFile, text, log: own });
    const [, collection = ""] = sourceFile.split("/");
    return made && { sourceFile, collection, slug, front, text: body, tree: made.tree };
  };
  const parsed = memoize(["parse content", sourceFile, text], parse, { cache, log });
  const path = parsed?.front.releaseNotes;
  if (!parsed || path === undefined) return parsed;
  const { front } = parsed;
  if (parsed.text.trim() !== "") {
    const args = { key: "releaseNotes", expected: "left out of a document with a text of its own" };
    log.add(
      "read/content-value",
      { ...args, received: JSON.stringify(path) },
      front.placeOf(["releaseNotes"]),
    );
    return undefined;
  }
  const notes = readReleaseNotes(path, front, { root, log });
  return notes === undefined ? undefined : { ...parsed, notes };
}

export interface ContentContext {
  /** The language of the pages that show the document, if they lack one of their own. */
  readonly standsInFor?: string | undefined;
  /** Where its links lead; left out for pages at the root. */
  readonly links?: LinkContext | undefined;
  readonly site: Site;
  readonly facts: Facts;
  readonly cache: BuildCache | undefined;
  readonly tools: MarkdownTools;
}

/** What of a document depends on nothing but its own file and the config's facts. */
export type StatedContent = Omit<CollectionDocument, "data" | "previous" | "next">;

/** States the facts of a document and makes HTML of its text. Nothing follows from one that could not be made. */
export function stateContent(
  parsed: ParsedContent,
  context: ContentContext,
  log: Diagnostics,
): StatedContent {
  const { site, facts, cache, tools, standsInFor, links } = context;
  const local = links && ((to: string) => localLink(to, links));
  const { sourceFile, collection, slug, front, text, notes } = parsed;
  const { title, description, date, tags, keepsHtml, placeOf } = front;
  const ofText = toolsFor({ text, keepsHtml }, tools);
  const state = (own: Diagnostics) => {
    const lineOf = (key: string, line: string) => stateLine(line, { facts, place: placeOf([key]), log: own });
    const render = () => renderDocument(parsed, { site, facts, ...ofText, localLink: local, log: own });
    const nothing = {
      html: notes === undefined ? "" : formatReleaseNotes(notes),
      headings: [],
      blocks: undefined,
    };
    const { html, headings, blocks } =
      text.trim() === "" ? nothing : (withinLimits(render, { sourceFile, text, log: own }) ?? nothing);
    return {
      title: lineOf("title", title),
      description: description === undefined ? undefined : lineOf("description", description),
      html,
      headings,
      ...(blocks && { blocks }),
    };
  };
  const linking = links && [
    links.language.prefix,
    links.languages.map(({ prefix }) => prefix),
    [...links.publicFiles],
  ];
  const settings = [site.base, site.language, linking ?? null, ...site.checks.allowedSchemes];
  const depends = [sourceFile, title, description, keepsHtml, text, notes, settings, [...facts]];
  // What is kept is asked for by all that it is made of; without a cache nothing is, and the key is not worked out.
  const texts = cache ? ["content", JSON.stringify(depends)] : [];
  const made = memoize(texts, state, { cache, log });
  const language = { language: site.language, ...(standsInFor !== undefined && { standsInFor }) };
  return { collection, slug, ...made, date, tags, ...language, sourceFile };
}

/** States facts in the texts of the site's own keys. */
export function stateOwn(
  value: unknown,
  context: { facts: Facts; placeOf: ContentFront["placeOf"]; log: Diagnostics },
  path: readonly string[] = [],
): unknown {
  const { facts, placeOf, log } = context;
  if (typeof value === "string")
    return value.includes("{{") ? stateLine(value, { facts, place: placeOf(path), log }) : value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => stateOwn(item, context, [...path, String(index)]));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, stateOwn(inner, context, [...path, key])]),
  );
}
