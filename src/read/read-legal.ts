import { posix } from "node:path";
import type { Root } from "mdast";
import { isAddressPart } from "../core/addresses.js";
import type { BuildCache } from "../core/build-cache.js";
import type { Diagnostic } from "../core/diagnostic.js";
import { Diagnostics } from "../core/diagnostics.js";
import type { Facts } from "../core/facts.js";
import type { LegalDocument } from "../core/project.js";
import { showDay } from "../core/show-day.js";
import type { Site } from "../core/site.js";
import { hasBlocks } from "./blocks/block-signs.js";
import { loadMarkdownTools, toolsFor } from "./blocks/load-blocks.js";
import type { MarkdownTools } from "./blocks/markdown-tools.js";
import { digestOfTexts } from "./digest-text.js";
import { type FrontMatter, parseFrontMatter } from "./front-matter.js";
import { type LinkContext, localLink } from "./local-links.js";
import { reportExcess, withinLimits } from "./markdown-limits.js";
import { parseForHtml } from "./markdown-syntax.js";
import { memoize } from "./memoize.js";
import type { DocumentUses } from "./plan-documents.js";
import { readText } from "./read-text.js";
import { renderDocument, stateLine } from "./render-document.js";
import { reportUnknown } from "./report-unstatable.js";

/** A document as far as it can be read before the config is known. */
export interface ParsedLegal {
  readonly sourceFile: string;
  readonly slug: string;
  readonly front: FrontMatter;
  readonly text: string;
  /** Of the whole file's text; what is made of it may be kept by that. */
  readonly digest?: string;
  /** Absent where a cache may hold already what is made of it. */
  readonly tree: Root | undefined;
}

export interface ParseContext {
  readonly root: string;
  readonly cache: BuildCache | undefined;
  readonly log: Diagnostics;
}

/** Reads and parses one Markdown file of `legal/`; reports what is wrong and returns undefined if it cannot be a page. */
export function parseLegal(sourceFile: string, { root, cache, log }: ParseContext): ParsedLegal | undefined {
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
  const parse = (own: Diagnostics) => {
    const document = parseFrontMatter(text, sourceFile, own);
    if (!document || reportExcess(text, sourceFile, own)) return undefined;
    const { data, body } = document;
    const read = () => ({
      tree: cache || hasBlocks(body) || data.keepsHtml ? undefined : parseForHtml(body),
    });
    const made = withinLimits(read, { sourceFile, text, log: own });
    const digest = digestOfTexts(sourceFile, text);
    return made && { sourceFile, slug, front: data, text: body, digest, tree: made.tree };
  };
  return memoize(["parse", sourceFile, text], parse, { cache, log });
}

export interface LegalContext {
  readonly site: Site;
  readonly facts: Facts;
  readonly cache: BuildCache | undefined;
  readonly tools: MarkdownTools;
  /** Names of the documents that have versions. */
  readonly withHistory: ReadonlySet<string>;
  /** The language of the pages that show the document, if they lack one of their own. */
  readonly standsInFor?: string | undefined;
  /** Where its links lead; left out for pages at the root. */
  readonly links?: LinkContext | undefined;
}

/** What all documents are made with, in whatever language. */
export interface LegalTexts {
  readonly sites: ReadonlyMap<string, Site>;
  readonly facts: ReadonlyMap<string, Facts>;
  readonly uses: DocumentUses;
  /** What is published from `public/`; empty for a site of one language. */
  readonly publicFiles: ReadonlySet<string>;
  /** Names of the documents that have versions: of those in the first language. */
  readonly withHistory: ReadonlySet<string>;
}

/** Loads what some of these documents need. */
export const loadLegalTools = (documents: readonly ParsedLegal[]): Promise<MarkdownTools> =>
  loadMarkdownTools(documents.map(({ text, front: { keepsHtml } }) => ({ text, keepsHtml })));

/** What could be parsed of a file, with what was wrong so far. */
export interface TriedLegal {
  readonly file: string;
  readonly document?: ParsedLegal | undefined;
  readonly log: Diagnostics;
}

/** What a file came to. */
export interface MadeLegal {
  readonly sourceFile: string;
  /** Of its text; undefined where it could not be parsed. */
  readonly digest?: string | undefined;
  readonly documents: readonly LegalDocument[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Makes parsed documents, in their order; without a context only what was wrong with the files is told. */
export async function makeLegal(
  tried: readonly TriedLegal[],
  context: (LegalTexts & Pick<LegalContext, "cache">) | undefined,
): Promise<MadeLegal[]> {
  const tools = await loadLegalTools(tried.flatMap(({ document }) => document ?? []));
  return tried.map(({ file, document, log }) => {
    const documents = context && document ? resolveUses(document, { ...context, tools }, log) : [];
    return { sourceFile: file, digest: document?.digest, documents, diagnostics: log.sorted() };
  });
}

/** Makes a parsed document for all pages that show it; what is wrong with it is reported once. */
function resolveUses(
  parsed: ParsedLegal,
  { sites, facts, uses, publicFiles, ...texts }: LegalTexts & Pick<LegalContext, "cache" | "tools">,
  log: Diagnostics,
): LegalDocument[] {
  return (uses.get(parsed.sourceFile) ?? []).flatMap(({ language, pages }, index) => {
    const [site, own] = [sites.get(language), facts.get(language)];
    if (!site || !own) return [];
    const { languages } = site;
    const shown = languages.find(({ tag, prefix }) => tag === pages && prefix !== "");
    const links = shown && { language: shown, languages, publicFiles };
    const standsInFor = pages === language ? undefined : pages;
    const isFirst = pages === languages[0]?.tag;
    const withHistory = isFirst ? texts.withHistory : new Set<string>();
    const context = { ...texts, withHistory, site, facts: own, standsInFor, links };
    // A tree is changed while its document is made.
    const fresh = index === 0 ? parsed : { ...parsed, tree: undefined };
    return [resolveLegal(fresh, context, standsInFor === undefined ? log : new Diagnostics())];
  });
}

/** States the facts of a parsed document and turns it into HTML; reports facts that are unknown or missing. */
export function resolveLegal(parsed: ParsedLegal, context: LegalContext, log: Diagnostics): LegalDocument {
  const { cache, facts, site } = context;
  if (!cache) return stateLegal(parsed, context, log);
  const { sourceFile, front, text } = parsed;
  const { standsInFor = "", links } = context;
  const history = context.withHistory.has(parsed.slug) ? "history" : "";
  const linking = links ? [links.language.prefix, ...links.languages.map(({ prefix }) => prefix)] : [];
  const files = links ? [...links.publicFiles].join("\n") : "";
  const { allowedSchemes } = site.checks;
  const settings = [site.base, site.language, history, standsInFor, files, ...linking, "", ...allowedSchemes];
  const texts = [
    sourceFile,
    JSON.stringify(front),
    text,
    JSON.stringify(settings),
    JSON.stringify([...facts]),
  ];
  return memoize(["resolve", ...texts], (own) => stateLegal(parsed, context, own), { cache, log });
}

/** Nothing follows from a document that could not be made: it has been reported. */
function stateLegal(parsed: ParsedLegal, context: LegalContext, log: Diagnostics): LegalDocument {
  const { sourceFile, slug, front, text } = parsed;
  const made = withinLimits(() => stateWhole(parsed, context, log), { sourceFile, text, log });
  if (made) return made;
  const language = languagesOf(context);
  const nothing = { title: "", description: "", effectiveDate: "", html: "", headings: [], sections: [] };
  return { slug, ...language, ...nothing, stated: front.states, sourceFile };
}

/** The day from which a document holds, its own or the config's. */
const dateOf = ({ front }: ParsedLegal, site: Site) =>
  front.effectiveDate ? showDay(front.effectiveDate) : site.legal.effectiveDate;

/** The facts as one document states them. */
export function factsOf(parsed: ParsedLegal, { site, facts, withHistory }: LegalContext): Facts {
  const own = new Map(facts);
  const effectiveDate = dateOf(parsed, site);
  if (effectiveDate !== undefined) own.set("legal.effectiveDate", { kind: "text", text: effectiveDate });
  if (withHistory.has(parsed.slug)) own.set("legal.changes", { kind: "changes" });
  return own;
}

const languagesOf = ({ site, standsInFor }: LegalContext) => ({
  language: site.language,
  ...(standsInFor !== undefined && { standsInFor }),
});

function stateWhole(parsed: ParsedLegal, context: LegalContext, log: Diagnostics): LegalDocument {
  const { site, links } = context;
  const { sourceFile, slug, front } = parsed;
  const effectiveDate = dateOf(parsed, site);
  if (effectiveDate === undefined) log.add("read/no-effective-date", {}, { file: sourceFile, line: 1 });
  const facts = factsOf(parsed, context);
  const tools = toolsFor({ text: parsed.text, keepsHtml: front.keepsHtml }, context.tools);
  const local = links && ((to: string) => localLink(to, links));
  const rendered = renderDocument(parsed, { site, facts, ...tools, localLink: local, log });
  const { html, headings, sections, blocks, stated, leftOut } = rendered;
  for (const name of front.states) {
    const isLeftOut = facts.get(name)?.kind === "absent" && leftOut.has(name);
    if (stated.has(name) || isLeftOut) continue;
    const seek = { kind: "literal", texts: [name], files: [sourceFile] } as const;
    const place = { file: sourceFile, seek };
    if (facts.has(name)) log.add("read/fact-not-stated", { name }, place);
    else reportUnknown(name, place, { facts, log });
  }
  const place = { file: sourceFile, line: 1 };
  const [title = "", description = ""] = [front.title, front.description].map((line) =>
    stateLine(line, { facts, place, log }),
  );
  const languages = languagesOf(context);
  const document = {
    slug,
    title,
    description,
    ...languages,
    effectiveDate: effectiveDate ?? "",
    html,
    headings,
  };
  const { anchors } = front;
  return { ...document, ...(blocks && { blocks }), anchors, sections, stated: [...stated], sourceFile };
}
