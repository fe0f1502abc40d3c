import { posix } from "node:path";
import { readSite } from "../config/read-config.js";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { freezeLegal } from "../documents/freeze-legal.js";
import { orderLegal } from "../documents/legal-document.js";
import { factsOf } from "../documents/legal-duties.js";
import { inOwnLanguage, makeDocument } from "../documents/make-document.js";
import { loadTools } from "../documents/make-documents.js";
import { listMentions } from "../documents/markdown/state-facts.js";
import { parseDocument } from "../documents/parse-document.js";
import { readVersionSources, renderVersion, renderVersions } from "../documents/read-history.js";
import type { SiteCode } from "../effects/site-code.js";
import { findFiles } from "../files/find-files.js";
import { readText } from "../files/read-text.js";
import { listFacts } from "../model/facts/facts.js";
import { historyIndexFile, versionFile } from "../model/legal/legal-history.js";
import type { FrozenVersion, LegalDocument } from "../model/project.js";
import type { Site } from "../model/site/site.js";
import { hashOf } from "../util/hash-of.js";

/** A document of `legal/`, with the version that a release would save. */
export interface PresentDocument {
  readonly document: LegalDocument;
  /** The text of that version. */
  readonly text: string;
  readonly sha256: string;
  /** The rendering of that text; undefined if it could not be parsed again. */
  readonly recorded: LegalDocument | undefined;
  /** The file of the version, existing or not. */
  readonly file: string;
  /** The text of that file, if it exists. */
  readonly there: string | undefined;
  /** Key paths of placeholders that it states or depends on. */
  readonly placeholders: readonly string[];
}

/** The legal documents of a site, current and released, without its pages. */
export interface LegalState {
  readonly site: Site;
  readonly documents: readonly PresentDocument[];
  readonly versions: readonly FrozenVersion[];
  /** The text of the index, if there is one. */
  readonly index: string | undefined;
}

export interface LegalStateContext {
  readonly root: string;
  readonly code: SiteCode;
  readonly log: Diagnostics;
}

/** Whether a document names a config value, one of its parts, or one of its parents. */
function dependsOn(text: string, path: string): boolean {
  return listMentions(text).some(({ name: mention }) => {
    const name = mention.replace(/^[#^/]\w*\s+/, "");
    return name === path || name.startsWith(`${path}.`) || path.startsWith(`${name}.`);
  });
}

/** Reads a site's documents and their versions; reports problems, and returns undefined if the config is invalid. */
export async function readLegalState({
  root,
  code,
  log,
}: LegalStateContext): Promise<LegalState | undefined> {
  const found = findFiles(root, log);
  const site = await readSite({ root, base: undefined, code, log });
  if (!site) return undefined;
  // Only the documents in the first language have versions.
  const own = found.legal.filter((file) => posix.dirname(file) === site.languages[0]?.folder);
  const parsed = own.flatMap((file) => parseDocument(file, { root, log }) ?? []);
  const facts = listFacts(site, site.language);
  // The text is parsed as it will be when the document has versions.
  const withHistory = new Set(parsed.map(({ slug }) => slug));
  const tools = await loadTools(parsed);
  const context = { site, facts, tools, withHistory };
  const reading = { root, site, cache: undefined };
  const again = {
    ...reading,
    tools: { ...tools, rawHtml: await import("../documents/markdown/raw-html.js") },
    log,
  };
  const documents = parsed.flatMap((one): PresentDocument[] => {
    const [document] = orderLegal([makeDocument(one, context, log)], [site.language]);
    if (!document) return [];
    const { slug } = document;
    const date = document.effectiveDay;
    const text = freezeLegal(one, document, {
      facts: factsOf(one, inOwnLanguage(one, context)),
      blocks: tools.blocks,
    });
    const recorded = log.hasErrors ? undefined : renderVersion({ document: slug, date }, text, again);
    const file = versionFile(slug, date);
    const there = found.history.includes(file) ? readText(root, file, log) : undefined;
    const placeholders = site.placeholders.filter((path) => dependsOn(one.text, path));
    return [{ document, text, sha256: hashOf(text), recorded, file, there, placeholders }];
  });
  const versions = await renderVersions(readVersionSources(found.history, root, log), reading, log);
  const hasIndex = found.history.includes(historyIndexFile);
  return { site, documents, versions, index: hasIndex ? readText(root, historyIndexFile, log) : undefined };
}
