import { Diagnostics } from "../diagnostics/diagnostics.js";
import type { ReadOptions, YieldToEvents } from "../effects/read-project.js";
import { elapsed } from "../runtime/own-clock.js";
import { once } from "../util/once.js";
import { findCached, openCachedDocuments, settingsOf, sharedSettingsOf } from "./cached-documents.js";
import { countThreads, readInThreads } from "./document-threads.js";
import type { DocumentTexts, RenderedText } from "./make-document.js";
import type { ParseAttempt, RenderedFile } from "./make-documents.js";
import { pluginsFor } from "./site-plugins.js";

type DocumentSource = Pick<ReadOptions, "root" | "cache" | "store" | "startThread">;

/** Documents of `legal/` and `content/` that are being read. */
export interface OpenDocuments {
  readonly load: () => Promise<unknown>;
  /** Parses documents before the config is known, while others wait for the bundler. */
  readonly parse: (yieldToEvents?: YieldToEvents) => Promise<void>;
  /** Returns the documents with their facts inserted; without a context, only reports problems of the files. */
  readonly resolve: (context: DocumentTexts | undefined, log: Diagnostics) => Promise<ReadDocuments>;
  readonly close: () => void;
}

interface ReadDocuments {
  /** In the order of the files. */
  readonly texts: readonly RenderedText[];
  /** Other files that contain their texts. */
  readonly notesFiles: readonly string[];
}

type TextsOfFile = Pick<RenderedFile, "texts" | "notesFile">;

const joinDocuments = (files: readonly TextsOfFile[]): ReadDocuments => ({
  texts: files.flatMap(({ texts }) => texts),
  notesFiles: files.flatMap(({ notesFile }) => notesFile?.file ?? []),
});

/** Starts to read Markdown files: uncached ones immediately, and cached ones later if their settings turn out to be different. */
export function openDocuments(files: readonly string[], source: DocumentSource): OpenDocuments {
  const pack = openCachedDocuments(source);
  const cached = findCached(files, source, pack);
  const uncached = files.filter((file) => !cached.has(file));
  const readings = [begin(uncached, source)];
  return {
    load: () => Promise.all(readings.map(({ load }) => load())),
    parse: async (yieldToEvents) =>
      void (await Promise.all(readings.map(({ parse }) => parse(yieldToEvents)))),
    async resolve(context, log) {
      const settings = context && settingsOf(context, sharedSettingsOf(context));
      const { plugins } = context ?? {};
      const changed = plugins && files.filter((file) => pluginsFor(file, plugins));
      const isChanged = new Set(changed);
      const ofThreads = context && { ...context, plugins: undefined };
      if (settings) {
        const others = [...cached.keys()].filter((file) => cached.get(file)?.settings !== settings(file));
        const again = begin(others, source);
        readings.push(again);
        await again.parse();
      }
      const documents = new Map<string, TextsOfFile>(cached);
      const addToCache = (file: RenderedFile) => {
        const { sourceFile, digest, notesFile, texts, diagnostics } = file;
        // Documents with diagnostics are not cached, so that each build reports them.
        if (!settings || digest === undefined || diagnostics.length > 0) return;
        pack.set(digest, { settings: settings(sourceFile), notesFile, texts });
      };
      for (const reading of readings) {
        for (const file of await reading.resolve(ofThreads)) {
          if (isChanged.has(file.sourceFile)) continue;
          documents.set(file.sourceFile, file);
          log.take(file.diagnostics);
          addToCache(file);
        }
      }
      const ofPlugins = changed && (await readPlain(changed, { root: source.root, context }));
      for (const file of ofPlugins ?? []) {
        documents.set(file.sourceFile, file);
        log.take(file.diagnostics);
      }
      if (settings) pack.complete();
      return joinDocuments(files.flatMap((file) => documents.get(file) ?? []));
    },
    close: () => {
      for (const { close } of readings) close();
    },
  };
}

interface Reading extends Pick<OpenDocuments, "load" | "parse" | "close"> {
  /** The results, in the order of the files. */
  readonly resolve: (context: DocumentTexts | undefined) => Promise<readonly RenderedFile[]>;
}

function begin(files: readonly string[], { root, cache, startThread }: DocumentSource): Reading {
  // `watch` reads documents again after each edit, so this thread loads the reader anyway.
  const count = cache ? 0 : countThreads(files.length);
  return count === 0 ? readHere(files, root) : readInThreads(files, root, { startThread, count });
}

/** Reads documents that plugins of the site change, without threads and cache. */
async function readPlain(
  files: readonly string[],
  { root, context }: { root: string; context: DocumentTexts | undefined },
): Promise<readonly RenderedFile[]> {
  const reading = readHere(files, root);
  await reading.parse();
  return await reading.resolve(context);
}

/** Documents that parse faster than this are not parsed ahead. In milliseconds. */
const warmMs = 2;

function readHere(files: readonly string[], root: string): Reading {
  const load = once(() => (files.length > 0 ? import("./document-reader.js") : undefined));
  const tried: ParseAttempt[] = [];
  return {
    load: async () => load(),
    async parse(yieldToEvents) {
      const reader = await load();
      let isCold = true;
      for (const file of files) {
        await yieldToEvents?.();
        const log = new Diagnostics();
        const document = reader?.parseDocument(file, { root, log });
        tried.push({ file, log, document });
        if (!reader || !yieldToEvents || !document || !isCold) continue;
        const start = elapsed();
        for (const _ of reader.parseAhead(document.text)) await yieldToEvents();
        isCold = elapsed() - start > warmMs;
      }
    },
    async resolve(context) {
      const reader = await load();
      return (await reader?.makeDocuments(tried, context)) ?? [];
    },
    close: () => {},
  };
}
