import type { BuildCache } from "../core/build-cache.js";
import type { CollectionDocument, CollectionDocuments } from "../core/collection.js";
import type { CollectionConfig, CollectionsConfig } from "../core/collection-config.js";
import { configFile } from "../core/config-file.js";
import { Diagnostics } from "../core/diagnostics.js";
import type { Facts } from "../core/facts.js";
import { nearest } from "../core/nearest.js";
import type { Site } from "../core/site.js";
import type { SiteCode } from "../core/site-code.js";
import { applySchema } from "./apply-schema.js";
import { loadMarkdownTools } from "./blocks/load-blocks.js";
import { contentKeys } from "./content-front.js";
import {
  defaultOrder,
  isOrdered,
  nameOf,
  orderCollection,
  type UnorderedDocument,
} from "./order-collection.js";
import type { DocumentUses } from "./plan-documents.js";
import { type ContentContext, type ParsedContent, stateContent, stateOwn } from "./read-content.js";

export interface CollectContext {
  /** The collections that the config names. */
  readonly config: CollectionsConfig | undefined;
  /** The site and its facts in each of its languages, the first one first. */
  readonly sites: ReadonlyMap<string, Site>;
  readonly facts: ReadonlyMap<string, Facts>;
  /** Which document is shown in which language. */
  readonly uses: DocumentUses;
  /** What is published from `public/`; empty for a site of one language. */
  readonly publicFiles: ReadonlySet<string>;
  readonly code: SiteCode;
  readonly cache: BuildCache | undefined;
  /** The names of the folders under `content/`. */
  readonly folders: readonly string[];
}

/** Has each document looked at by the schema of its collection, and puts the collections in order. */
export async function collectContent(
  parsed: readonly ParsedContent[],
  context: CollectContext,
  log: Diagnostics,
): Promise<CollectionDocuments> {
  const { config = {}, folders, code, uses, sites } = context;
  const names = Object.keys(config);
  for (const name of folders) {
    if (Object.hasOwn(config, name)) continue;
    log.add("read/unknown-collection", { name, near: nearest(name, names) }, { file: `content/${name}` });
  }
  for (const name of names) {
    const seek = { kind: "config-key", path: ["collections", name] } as const;
    if (!folders.includes(name) && !config[name]?.optional)
      log.add("read/collection-missing", { name }, { file: configFile, seek });
  }
  const shown = parsed.filter(({ sourceFile }) => uses.has(sourceFile));
  const isWhole = shown.length === uses.size;
  const tools = await loadMarkdownTools(shown.map(({ text, front: { keepsHtml } }) => ({ text, keepsHtml })));
  const collections = Object.entries(config).map(([name, settings]): [string, CollectionDocument[]] => {
    const own = shown.filter(({ collection }) => collection === name);
    const inLanguages = [...sites.keys()].flatMap((language, index) => {
      const collecting = { name, settings, language, isFirst: index === 0, isWhole };
      return collect(own, { ...collecting, context: { ...context, tools } }, log);
    });
    return [name, inLanguages];
  });
  code.reportChangedBuiltins(configFile, log);
  return Object.fromEntries(collections);
}

interface Collecting {
  readonly name: string;
  readonly settings: CollectionConfig;
  readonly context: CollectContext & Pick<ContentContext, "tools">;
  /** That of the pages that show the documents. */
  readonly language: string;
  readonly isFirst: boolean;
  /** Whether each document could be parsed. */
  readonly isWhole: boolean;
}

function collect(
  parsed: readonly ParsedContent[],
  { name, settings, context, language, isFirst, isWhole }: Collecting,
  told: Diagnostics,
): CollectionDocument[] {
  const { code, sites, uses, publicFiles } = context;
  const { schema, orderBy } = settings;
  const documents: UnorderedDocument[] = [];
  let isBroken = false;
  const inLanguage = parsed.flatMap((one) => {
    const use = uses.get(one.sourceFile)?.find(({ pages }) => pages === language);
    if (!use) return [];
    // A tree is changed while its document is made.
    return [{ ...one, written: use.language, tree: use.language === language ? one.tree : undefined }];
  });
  for (const { written, ...one } of inLanguage) {
    const { sourceFile, front } = one;
    const [site, facts] = [sites.get(written), context.facts.get(written)];
    if (!site || !facts) continue;
    // What is wrong with a document is told in its own language.
    const log = written === language ? told : new Diagnostics();
    const of = site.languages.find(({ tag, prefix }) => tag === language && prefix !== "");
    const links = of && { language: of, languages: site.languages, publicFiles };
    const standsInFor = written === language ? undefined : language;
    const stated = stateContent(one, { ...context, site, facts, standsInFor, links }, log);
    if (isBroken) continue;
    const { placeOf, order } = front;
    const own = Object.fromEntries(
      Object.entries(front.own).map(([key, value]) => [key, stateOwn(value, { facts, placeOf, log }, [key])]),
    );
    const outcome = applySchema({ collection: name, schema, sourceFile, own, placeOf }, { code, log });
    isBroken = outcome.kind === "broken";
    if (outcome.kind === "data") documents.push({ document: { ...stated, data: outcome.data }, order });
  }
  const keys = orderBy === undefined ? defaultOrder : [orderBy].flat();
  const isComplete = isWhole && documents.length === inLanguage.length && documents.length > 0;
  if (isFirst && isComplete && orderBy !== undefined) reportOrder(documents, { name, keys }, told);
  return orderCollection(documents, keys);
}

function reportOrder(
  documents: readonly UnorderedDocument[],
  { name, keys }: { name: string; keys: readonly string[] },
  log: Diagnostics,
): void {
  const known = [...contentKeys, "slug", ...documents.flatMap(({ document }) => Object.keys(document.data))];
  for (const key of keys) {
    if (isOrdered(documents, key)) continue;
    const args = {
      collection: name,
      key: nameOf(key),
      near: nearest(
        nameOf(key),
        known.filter((other) => other !== nameOf(key)),
      ),
    };
    const seek = { kind: "config-key", path: ["collections", name, "orderBy"] } as const;
    log.add("read/unknown-order", args, { file: configFile, seek });
  }
}
