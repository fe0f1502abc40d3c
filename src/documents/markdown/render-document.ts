import { Diagnostics, type Place } from "../../diagnostics/diagnostics.js";
import type { Heading, TextBlock } from "../../model/documents/collection.js";
import type { Facts } from "../../model/facts/facts.js";
import type { LegalSection } from "../../model/project.js";
import type { Site } from "../../model/site/site.js";
import type { Blocks, RawHtml } from "../blocks/markdown-tools.js";
import type { CollectionPlugins } from "../site-plugins.js";
import { chooseDocument, chooseLine, type DocumentText } from "./choose-document.js";
import type { LinkChange } from "./local-links.js";
import { renderMarkdown } from "./markdown.js";
import { parseForHtml } from "./markdown-syntax.js";
import { openPlugins } from "./open-plugins.js";
import { reportOtherMarkup } from "./other-markup.js";
import { reportUnstatable } from "./report-unstatable.js";
import { listMentions, stateFacts } from "./state-facts.js";

interface DocumentContext extends Pick<LinkChange, "localLink"> {
  readonly site: Site;
  readonly facts: Facts;
  readonly rawHtml: RawHtml | undefined;
  readonly blocks?: Blocks | undefined;
  readonly plugins?: CollectionPlugins | undefined;
  readonly log: Diagnostics;
}

export interface RenderedDocument {
  readonly html: string;
  readonly headings: readonly Heading[];
  /** The parts that are rendered outside its HTML, if there are any. */
  readonly blocks?: readonly TextBlock[] | undefined;
  /** The start of each section in the file, and the requirements that it answers. */
  readonly sections: readonly LegalSection[];
  readonly stated: ReadonlySet<string>;
  readonly leftOut: ReadonlySet<string>;
}

/** Selects the passages of a document, inserts its facts and renders HTML. Problems are reported with their places. */
export function renderDocument(
  document: DocumentText,
  { site, facts, rawHtml, blocks, plugins, localLink, log }: DocumentContext,
): RenderedDocument {
  const changing =
    plugins && openPlugins(plugins, { file: document.sourceFile, syntax: blocks?.syntax, log });
  const parse =
    changing ??
    (rawHtml || blocks
      ? undefined
      : (text: string) => parseForHtml(text, { base: site.base, localLink, facts }));
  const chosen = chooseDocument(document, { facts, log, blocks, parse });
  reportOtherMarkup(document, { facts, log, plugins });
  const { base, checks } = site;
  const stated = new Set<string>();
  const own = new Diagnostics();
  const { html, headings, sections, ...rest } = renderMarkdown(
    { sourceFile: document.sourceFile, text: chosen.text, tree: chosen.tree },
    { base, allowedSchemes: checks.allowedSchemes, rawHtml, blocks, localLink, facts, stated, log: own },
  );
  log.take(own.sorted().map((diagnostic) => ({ ...diagnostic, place: chosen.originOf(diagnostic.place) })));
  const placed = sections.map((section) => ({
    ...section,
    line: chosen.originOf({ line: section.line }).line ?? section.line,
  }));
  const placedBlocks = rest.blocks?.map((block) => placeBlock(block, chosen.originOf));
  return {
    ...{ html, headings, sections: placed, stated, leftOut: chosen.leftOut },
    ...(placedBlocks && { blocks: placedBlocks }),
  };
}

function placeBlock(block: TextBlock, originOf: (place: Place) => Place): TextBlock {
  const place = originOf(block.place);
  if (block.kind !== "own") return { ...block, place };
  const places = Object.entries(block.places).map(([name, one]) => [name, originOf(one)] as const);
  return { ...block, place, places: Object.fromEntries(places) };
}

export function stateLine(
  line: string,
  { facts, place, log }: { facts: Facts; place: Place; log: Diagnostics },
): string {
  const text = chooseLine(line, { facts, log, place });
  for (const { name } of listMentions(text))
    if (facts.get(name)?.kind !== "text") reportUnstatable(name, place, { facts, log });
  return stateFacts(text, facts);
}
