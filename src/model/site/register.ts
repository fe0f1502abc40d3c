import type { CollectionsConfig, DataOf } from "../config/collection-config.js";
import type { SiteConfig } from "../config/site-config.js";
import type { CollectionDocument, CollectionDocuments } from "../documents/collection.js";
import type { Json, JsonObject } from "../json.js";
import type { LegalDocument } from "../legal/legal-document.js";

/**
 * Declare your config and your messages here, so that your own facts, collections and message keys are typed:
 * `declare module "handbill" { interface Register { config: typeof config } }`. Messages of the first language are `messages`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: a site adds its config to it
export interface Register {}

/** Your own facts, typed if your config is registered. */
export type SiteFacts = Register extends { config: SiteConfig<infer Facts, CollectionsConfig> }
  ? Widened<Facts>
  : JsonObject;

/** The documents of each collection, typed by their schemas if your config is registered; `legal` always exists. */
export type Collections = Register extends { config: { collections?: infer Named } }
  ? CollectionsOf<NonNullable<Named>>
  : CollectionDocuments & { readonly legal: readonly LegalDocument[] };

type CollectionsOf<Named> = {
  readonly [Name in Exclude<keyof Named, "legal">]: readonly CollectionDocument<DataOf<Named[Name]>>[];
} & {
  readonly legal: readonly LegalDocument<Named extends { legal: infer Legal } ? DataOf<Legal> : object>[];
};

/** The types of values that another build may change: `string` for `"Lisbon"`. */
type Widened<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : Value extends boolean
      ? boolean
      : Value extends readonly (infer Item)[]
        ? readonly Widened<Item>[]
        : Value extends { readonly [key: string]: Json }
          ? { readonly [Key in keyof Value]: Widened<Value[Key]> }
          : Value;
