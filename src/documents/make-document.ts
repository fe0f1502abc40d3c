import { Diagnostics } from "../diagnostics/diagnostics.js";
import type { CollectionDocument } from "../model/documents/collection.js";
import { type Facts, listFacts } from "../model/facts/facts.js";
import type { Site } from "../model/site/site.js";
import { siteIn } from "../model/site/site-in.js";
import { toolsFor } from "./blocks/load-blocks.js";
import type { MarkdownTools } from "./blocks/markdown-tools.js";
import { factsOf, fulfilDuties, type LegalPart } from "./legal-duties.js";
import { type LinkContext, linksIn, localLink } from "./markdown/local-links.js";
import { withinLimits } from "./markdown/markdown-limits.js";
import { renderDocument, stateLine } from "./markdown/render-document.js";
import type { ParsedDocument } from "./parse-document.js";
import type { DocumentUses } from "./plan-documents.js";
import { formatReleaseNotes } from "./release-notes.js";
import { type CollectionPlugins, pluginsFor, type SitePlugins } from "./site-plugins.js";

/** The settings of all documents, in every language. */
export interface DocumentTexts {
  readonly sites: ReadonlyMap<string, Site>;
  readonly facts: ReadonlyMap<string, Facts>;
  readonly uses: DocumentUses;
  /** The files in `public/`; empty unless a language has a prefix. */
  readonly publicFiles: ReadonlySet<string>;
  /** Names of the legal documents that have versions, as the index has them. */
  readonly withHistory: ReadonlySet<string>;
  readonly plugins?: SitePlugins | undefined;
}

export interface MakeContext {
  readonly site: Site;
  readonly facts: Facts;
  readonly tools: MarkdownTools;
  readonly plugins?: CollectionPlugins | undefined;
  /** Names of the legal documents that have versions, as the index has them. */
  readonly withHistory: ReadonlySet<string>;
  /** The language of the pages that show the document as a fallback; otherwise undefined. */
  readonly fallbackFor?: string | undefined;
  /** Resolves its links; undefined for pages at the root. */
  readonly links?: LinkContext | undefined;
}

/** A document with its facts inserted, before its collection is sorted. Plain data. */
export interface RenderedText extends Omit<CollectionDocument, "data" | "previous" | "next"> {
  readonly order: number | undefined;
  /** The site's own keys, with facts inserted. */
  readonly own: Readonly<Record<string, unknown>>;
  readonly legal?: LegalPart;
}

/** Makes a parsed document for all pages that show it; each problem is reported once. */
export function makeUses(
  parsed: ParsedDocument,
  texts: DocumentTexts & Pick<MakeContext, "tools">,
  log: Diagnostics,
): RenderedText[] {
  return placesOf(parsed.sourceFile, texts).map((context) => {
    const own = context.fallbackFor === undefined ? log : new Diagnostics();
    return makeDocument(parsed, context, own);
  });
}

/** The settings of a file's document, for each language whose pages show it. */
export function placesOf(
  sourceFile: string,
  { sites, facts, uses, publicFiles, plugins: all, ...shared }: DocumentTexts & Pick<MakeContext, "tools">,
): MakeContext[] {
  const plugins = all && pluginsFor(sourceFile, all);
  return (uses.get(sourceFile) ?? []).flatMap(({ language, pages }) => {
    const [site, own] = [sites.get(language), facts.get(language)];
    if (!site || !own) return [];
    const links = linksIn(pages, site, publicFiles);
    const fallbackFor = pages === language ? undefined : pages;
    return [{ ...shared, site, facts: own, plugins, fallbackFor, links }];
  });
}

/** Inserts facts in a parsed document and renders it to HTML; reports unknown and missing facts. An unreadable text has no content. */
export function makeDocument(parsed: ParsedDocument, place: MakeContext, log: Diagnostics): RenderedText {
  const context = inOwnLanguage(parsed, place);
  const { site, fallbackFor } = context;
  const { sourceFile, collection, slug, front, notes } = parsed;
  const { title, description, date, tags, order, placeOf } = front;
  const facts = front.duties ? factsOf(parsed, context) : context.facts;
  const rendered = renderText(parsed, { ...context, facts }, log);
  const lineOf = (key: string, line: string) =>
    line.includes("{{") ? stateLine(line, { facts, place: placeOf([key]), log }) : line;
  // Starting the literal with a spread is ten times slower in V8.
  return {
    collection,
    slug,
    date,
    tags,
    order,
    sourceFile,
    language: site.language,
    ...(fallbackFor !== undefined && { fallbackFor }),
    title: lineOf("title", title),
    description: description === undefined ? undefined : lineOf("description", description),
    html: notes === undefined ? (rendered?.html ?? "") : formatReleaseNotes(notes.text),
    headings: rendered?.headings ?? [],
    ...(rendered?.blocks && { blocks: rendered.blocks }),
    own: stateIn(front.own, { facts, placeOf, log }) as RenderedText["own"],
    ...(front.duties && { legal: fulfilDuties(parsed, rendered, { site, facts, log }) }),
  };
}

/** A text that declares another language than its pages gets its facts in that language, and counts as a fallback. */
export function inOwnLanguage<Context extends MakeContext>(
  { front: { language } }: Pick<ParsedDocument, "front">,
  context: Context,
): Context {
  const { site, fallbackFor = site.language } = context;
  if (language === undefined || language === site.language) return context;
  const own = siteIn(site, language);
  return { ...context, site: own, facts: listFacts(own, language), fallbackFor };
}

function renderText(parsed: ParsedDocument, context: MakeContext, log: Diagnostics) {
  const { sourceFile, text, front } = parsed;
  const { site, facts, links, plugins } = context;
  if (text.trim() === "") return undefined;
  const tools = toolsFor({ text, keepsHtml: front.keepsHtml }, context.tools);
  const local = links && ((to: string) => localLink(to, links));
  const render = () => renderDocument(parsed, { site, facts, ...tools, plugins, localLink: local, log });
  return withinLimits(render, { sourceFile, text, log });
}

type OwnContext = { readonly facts: Facts; readonly log: Diagnostics } & Pick<
  ParsedDocument["front"],
  "placeOf"
>;

/** Inserts facts in the values of the site's own keys. */
function stateIn(value: unknown, context: OwnContext, path: readonly string[] = []): unknown {
  const { facts, placeOf, log } = context;
  if (typeof value === "string")
    return value.includes("{{") ? stateLine(value, { facts, place: placeOf(path), log }) : value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value))
    return value.map((item: unknown, index) => stateIn(item, context, [...path, String(index)]));
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, stateIn(inner, context, [...path, key])]),
  );
}
