import type { SiteCode } from "../effects/site-code.js";
import type { CollectionsConfig, RemarkPlugin } from "../model/config/collection-config.js";
import { collectionOf } from "./document-collection.js";

/** The remark plugins of a site. Functions cannot be sent to threads, and a cache cannot tell whether they changed. */
export interface SitePlugins {
  readonly ofCollections: ReadonlyMap<string, readonly RemarkPlugin[]>;
  readonly code: SiteCode;
  /** Changes with the config's code. */
  readonly digest: string;
}

export interface CollectionPlugins extends Pick<SitePlugins, "code"> {
  readonly collection: string;
  readonly plugins: readonly RemarkPlugin[];
}

export function listPlugins(
  config: CollectionsConfig | undefined,
  rest: Pick<SitePlugins, "code" | "digest">,
): SitePlugins | undefined {
  const named = Object.entries(config ?? {}).flatMap(([name, { remarkPlugins = [] }]) =>
    remarkPlugins.length > 0 ? [[name, remarkPlugins] as const] : [],
  );
  return named.length > 0 ? { ofCollections: new Map(named), ...rest } : undefined;
}

export function pluginsFor(
  sourceFile: string,
  { ofCollections, code }: SitePlugins,
): CollectionPlugins | undefined {
  const collection = collectionOf(sourceFile);
  const plugins = ofCollections.get(collection);
  return plugins && { collection, plugins, code };
}
