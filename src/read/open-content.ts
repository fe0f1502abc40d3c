import type { BuildCache } from "../core/build-cache.js";
import type { CollectionDocuments } from "../core/collection.js";
import type { Diagnostics } from "../core/diagnostics.js";
import type { CollectContext } from "./collect-content.js";
import type { ParsedContent } from "./read-content.js";

/** Documents of collections that are being read. */
export interface OpenContent {
  /** Parses what can be parsed before the config is known, while others wait for the bundler. */
  readonly parse: (log: Diagnostics) => Promise<void>;
  /** Files beside `content/` that documents take their text from, as far as they are known by now. */
  readonly listOthers: () => readonly string[];
  /** The documents in the order of their collections; without a context only what is wrong with the files is reported. */
  readonly resolve: (
    context: Omit<CollectContext, "cache" | "folders"> | undefined,
    log: Diagnostics,
  ) => Promise<CollectionDocuments>;
}

export interface FoundContent {
  readonly content: readonly string[];
  readonly collections: readonly string[];
}

/** Begins to read the Markdown files of `content/`. A site without collections loads nothing for them. */
export function openContent(
  { content, collections: folders }: FoundContent,
  { root, cache }: { root: string; cache: BuildCache | undefined },
): OpenContent {
  const loading = content.length > 0 ? import("./read-content.js") : undefined;
  const parsed: ParsedContent[] = [];
  return {
    async parse(log) {
      const reading = await loading;
      for (const file of content) {
        const document = reading?.parseContent(file, { root, cache, log });
        if (document) parsed.push(document);
      }
    },
    listOthers: () => parsed.flatMap(({ front }) => front.releaseNotes ?? []),
    async resolve(context, log) {
      if (!context || (folders.length === 0 && context.config === undefined)) return {};
      const { collectContent } = await import("./collect-content.js");
      return await collectContent(parsed, { ...context, cache, folders }, log);
    },
  };
}
