import { posix } from "node:path";
import { readSites } from "../config/read-config.js";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { freezeLegal } from "../documents/freeze-legal.js";
import { factsOf, legalDocumentOf } from "../documents/legal-duties.js";
import { inOwnLanguage, makeDocument } from "../documents/make-document.js";
import { loadTools } from "../documents/make-documents.js";
import { linksIn } from "../documents/markdown/local-links.js";
import { listMentions } from "../documents/markdown/state-facts.js";
import { parseDocument } from "../documents/parse-document.js";
import {
  type HistoryContext,
  readVersionSources,
  renderVersion,
  renderVersions,
} from "../documents/read-history.js";
import type { SiteContext } from "../effects/effects.js";
import { type FoundFiles, findFiles } from "../files/find-files.js";
import { readText } from "../files/read-text.js";
import { listFacts } from "../model/facts/facts.js";
import { historyIndexFile, recordName, versionFile } from "../model/legal/legal-history.js";
import type { ReleaseCandidate } from "../model/legal/legal-releases.js";
import type { FrozenVersion } from "../model/project.js";
import type { Site } from "../model/site/site.js";
import { hashOf } from "../util/hash-of.js";
import { untranslatedIn } from "./report-untranslated.js";

interface PresentDocument extends ReleaseCandidate {
  /** The file of the version, existing or not. */
  readonly file: string;
  /** Key paths of placeholders that it states or depends on. */
  readonly placeholders: readonly string[];
  /** Names of facts that it states in the words of the first language. */
  readonly untranslated: readonly string[];
}

/** The legal documents of a site, current and released, without its pages. */
export interface LegalState {
  readonly documents: readonly PresentDocument[];
  readonly versions: readonly FrozenVersion[];
  /** The text of the index, if there is one. */
  readonly index: string | undefined;
}

export type LegalStateContext = Omit<SiteContext, "base">;

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
  today,
  code,
  log,
}: LegalStateContext): Promise<LegalState | undefined> {
  const files = findFiles(root, log);
  const sites = new Map(
    (await readSites({ root, base: undefined, today, code, log })).map((site) => [site.language, site]),
  );
  if (sites.size === 0) return undefined;
  const reading = { root, sites, cache: undefined };
  const documents: PresentDocument[] = [];
  for (const site of sites.values()) documents.push(...(await readPresent(site, files, { ...reading, log })));
  const versions = await renderVersions(readVersionSources(files.history, root, log), reading, log);
  const hasIndex = files.history.includes(historyIndexFile);
  return { documents, versions, index: hasIndex ? readText(root, historyIndexFile, log) : undefined };
}

const withoutCollection = { data: {}, previous: undefined, next: undefined };

/** The documents in one language of the site. */
async function readPresent(
  site: Site,
  files: FoundFiles,
  { log, ...reading }: HistoryContext & { readonly log: Diagnostics },
): Promise<PresentDocument[]> {
  const { root } = reading;
  const { language, languages, placeholders } = site;
  const folder = languages.find(({ tag }) => tag === language)?.folder;
  const own = files.legal.filter((file) => posix.dirname(file) === folder);
  const parsed = own.flatMap((file) => parseDocument(file, { root, log }) ?? []);
  const tools = await loadTools(parsed);
  // The text is parsed as it will be when the document has versions.
  const withHistory = new Set(parsed.map((document) => recordName(document, languages)));
  const links = linksIn(language, site, new Set());
  const context = { site, facts: listFacts(site, language), tools, withHistory, links };
  const again = {
    ...reading,
    tools: { ...tools, rawHtml: await import("../documents/markdown/raw-html.js") },
    log,
  };
  return parsed.flatMap((one): PresentDocument[] => {
    const [document] = legalDocumentOf({ ...makeDocument(one, context, log), ...withoutCollection });
    if (!document) return [];
    const name = recordName(one, languages);
    const date = document.effectiveDay;
    const facts = factsOf(one, inOwnLanguage(one, context));
    const text = freezeLegal(one, document, { facts, blocks: tools.blocks });
    const recorded = log.hasErrors ? undefined : renderVersion({ document: name, date }, text, again);
    const file = versionFile(name, date);
    const there = files.history.includes(file) ? readText(root, file, log) : undefined;
    const open = placeholders.filter((path) => dependsOn(one.text, path));
    const stated = { placeholders: open, untranslated: untranslatedIn(document, reading.sites) };
    return [{ name, document, text, sha256: hashOf(text), recorded, file, there, ...stated }];
  });
}
