import type { BuildCache } from "../core/build-cache.js";
import type { CollectionDocument, CollectionDocuments } from "../core/collection.js";
import type { CollectionConfig, CollectionsConfig } from "../core/collection-config.js";
import { configFile } from "../core/config-file.js";
import type { Diagnostics } from "../core/diagnostics.js";
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
import { type ContentContext, type ParsedContent, stateContent, stateOwn } from "./read-content.js";

export interface CollectContext {
  /** The collections that the config names. */
  readonly config: CollectionsConfig | undefined;
  readonly site: Site;
  readonly facts: Facts;
  readonly code: SiteCode;
  readonly cache: BuildCache | undefined;
  /** The names of the folders under `content/`. */
  readonly folders: readonly string[];
  /** Whether each file could be parsed. */
  readonly isWhole: boolean;
}

/** Has each document looked at by the schema of its collection, and puts the collections in order. */
export async function collectContent(
  parsed: readonly ParsedContent[],
  context: CollectContext,
  log: Diagnostics,
): Promise<CollectionDocuments> {
  const { config = {}, folders, code } = context;
  const names = Object.keys(config);
  for (const name of folders) {
    if (Object.hasOwn(config, name)) continue;
    log.add("read/unknown-collection", { name, near: nearest(name, names) }, { file: `content/${name}` });
  }
  for (const name of names) {
    const seek = { kind: "config-key", path: ["collections", name] } as const;
    if (!folders.includes(name)) log.add("read/collection-missing", { name }, { file: configFile, seek });
  }
  const tools = await loadMarkdownTools(
    parsed.map(({ text, front: { keepsHtml } }) => ({ text, keepsHtml })),
  );
  const collections = Object.entries(config).map(([name, settings]): [string, CollectionDocument[]] => {
    const own = parsed.filter(({ collection }) => collection === name);
    return [name, collect(own, { name, settings, context: { ...context, tools } }, log)];
  });
  code.reportChangedBuiltins(configFile, log);
  return Object.fromEntries(collections);
}

interface Collecting {
  readonly name: string;
  readonly settings: CollectionConfig;
  readonly context: CollectContext & ContentContext;
}

function collect(
  parsed: readonly ParsedContent[],
  { name, settings, context }: Collecting,
  log: Diagnostics,
): CollectionDocument[] {
  const { facts, code, isWhole } = context;
  const { schema, orderBy } = settings;
  const documents: UnorderedDocument[] = [];
  let isBroken = false;
  for (const one of parsed) {
    const { sourceFile, front } = one;
    const stated = stateContent(one, context, log);
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
  const isComplete = isWhole && documents.length === parsed.length && documents.length > 0;
  if (isComplete && orderBy !== undefined) reportOrder(documents, { name, keys }, log);
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
