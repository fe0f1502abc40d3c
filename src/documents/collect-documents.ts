import { Diagnostics } from "../diagnostics/diagnostics.js";
import type { SiteCode } from "../effects/site-code.js";
import type { CollectionConfig, CollectionsConfig } from "../model/config/collection-config.js";
import type { CollectionDocument, CollectionDocuments } from "../model/documents/collection.js";
import { configPlace } from "../model/place.js";
import type { LegalDocument } from "../model/project.js";
import { configFile } from "../model/project-files.js";
import { documentsIn } from "../model/site/editions.js";
import { nearest } from "../text/nearest.js";
import { legalCollection } from "./document-collection.js";
import type { applySchema } from "./front-matter/apply-schema.js";
import { contentKeys, legalKeys } from "./front-matter/document-front.js";
import { seekerInFront } from "./front-matter/front-matter.js";
import { legalDocumentOf } from "./legal-duties.js";
import type { RenderedText } from "./make-document.js";
import {
  defaultOrder,
  isOrdered,
  nameOf,
  orderCollection,
  type UnorderedDocument,
} from "./order-collection.js";

interface CollectContext {
  readonly root: string;
  readonly config: CollectionsConfig | undefined;
  /** The languages of the site, the first one first. */
  readonly languages: readonly string[];
  readonly files: readonly string[];
  readonly code: SiteCode;
  readonly folders: readonly string[];
}

/** The documents of `legal/` and of each collection under `content/`. */
export interface Collected {
  readonly legal: readonly LegalDocument[];
  readonly collections: CollectionDocuments;
}

/** Validates each document with the schema of its collection, and sorts the collections. */
export async function collectDocuments(
  readTexts: readonly RenderedText[],
  context: CollectContext,
  log: Diagnostics,
): Promise<Collected> {
  const { config: named, folders, files, code, languages } = context;
  const { legal: ofLegal = {}, ...config } = named ?? {};
  const names = Object.keys(config);
  for (const name of folders) {
    if (Object.hasOwn(config, name)) continue;
    log.add("read/unknown-collection", { name, near: nearest(name, names) }, { file: `content/${name}` });
  }
  for (const name of names) {
    if (!folders.includes(name) && !config[name]?.optional && config[name]?.load === undefined)
      log.add("read/collection-missing", { name }, configPlace(["collections", name]));
  }
  const hasEveryText = new Set(readTexts.map(({ sourceFile }) => sourceFile)).size === files.length;
  const isPlain = named === undefined && folders.length === 0 && readTexts.every(({ own }) => isEmpty(own));
  const validate = isPlain ? () => ({}) : (await import("./front-matter/apply-schema.js")).applySchema;
  const collectAll = (name: string, settings: CollectionConfig) => {
    const own = readTexts.filter(({ collection }) => collection === name);
    const reported = new Set<string>();
    return languages.flatMap((language) => {
      const collecting = { name, settings, context, validate, reported, hasEveryText };
      return collect(documentsIn(language, own), collecting, log);
    });
  };
  const legal = collectAll(legalCollection, ofLegal).flatMap(legalDocumentOf);
  const collections = Object.entries(config).map(([name, settings]) => [name, collectAll(name, settings)]);
  code.reportChangedBuiltins(configFile, log);
  return { legal, collections: Object.fromEntries(collections) };
}

interface Collecting {
  readonly name: string;
  readonly settings: CollectionConfig;
  readonly context: CollectContext;
  readonly validate: typeof applySchema;
  /** Files whose problems have all been reported. */
  readonly reported: Set<string>;
  /** Whether each document could be made. */
  readonly hasEveryText: boolean;
}

const isEmpty = (own: object) => Object.keys(own).length === 0;

/** The documents of a collection on the pages of one language. */
function collect(
  texts: readonly RenderedText[],
  { name, settings, context, validate, reported, hasEveryText }: Collecting,
  report: Diagnostics,
) {
  const { code, root } = context;
  const { schema, orderBy } = settings;
  const isFirst = reported.size === 0;
  const documents: UnorderedDocument<
    Omit<RenderedText, "own" | "order"> & Pick<CollectionDocument, "data">
  >[] = [];
  const spelt = new Map<string, string>();
  for (const { own, order, ...text } of texts) {
    const { sourceFile, tags } = text;
    // A problem of a document that several languages show is reported once.
    const log = reported.has(sourceFile) ? new Diagnostics() : report;
    reported.add(sourceFile);
    const placeOf = seekerInFront(sourceFile, root);
    for (const tag of tags) {
      const first = spelt.get(tag.toLowerCase()) ?? tag;
      spelt.set(first.toLowerCase(), first);
      const args = { key: "tags", expected: `spelt as in other documents, "${first}"`, received: `"${tag}"` };
      if (first !== tag) log.add("read/front-matter-value", args, placeOf(["tags"]));
    }
    const outcome = validate({ collection: name, schema, sourceFile, own, placeOf }, { code, log });
    if (outcome === "broken") break;
    if (outcome !== "issues") documents.push({ document: { ...text, data: outcome }, order });
  }
  const keys = orderBy === undefined ? defaultOrder : [orderBy].flat();
  const isComplete = hasEveryText && documents.length === texts.length && documents.length > 0;
  if (isFirst && isComplete && orderBy !== undefined) reportOrder(documents, { name, keys }, report);
  return orderCollection(documents, keys);
}

function reportOrder(
  documents: readonly UnorderedDocument[],
  { name, keys }: { name: string; keys: readonly string[] },
  log: Diagnostics,
): void {
  const ours = name === legalCollection ? legalKeys : contentKeys;
  const known = [...ours, "slug", ...documents.flatMap(({ document }) => Object.keys(document.data))];
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
    log.add("read/unknown-order", args, configPlace(["collections", name, "orderBy"]));
  }
}
