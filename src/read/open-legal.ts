import type { BuildCache } from "../core/build-cache.js";
import type { Diagnostics } from "../core/diagnostics.js";
import type { LegalDocument } from "../core/project.js";
import type { StartThread } from "../core/thread.js";
import { documentsPerThread, LegalThreads } from "./legal-threads.js";
import type { LegalTexts, ParsedLegal } from "./read-legal.js";

export interface LegalSource {
  readonly root: string;
  /** With a cache the documents are read in this thread, which keeps what it has parsed. */
  readonly cache: BuildCache | undefined;
  readonly startThread: StartThread;
}

/** Legal documents that are being read. */
export interface OpenLegal {
  /** Parses what can be parsed before the config is known, while others wait for the bundler. */
  readonly parse: (log: Diagnostics) => Promise<void>;
  /** The documents with their facts stated; without a context only what is wrong with the files is reported. */
  readonly resolve: (context: LegalTexts | undefined, log: Diagnostics) => Promise<readonly LegalDocument[]>;
  readonly close: () => void;
}

/** Begins to read the Markdown files of `legal/`. */
export function openLegal(files: readonly string[], { root, cache, startThread }: LegalSource): OpenLegal {
  return cache || files.length <= documentsPerThread
    ? readHere(files, root, cache)
    : readInThreads(new LegalThreads(files, root, startThread));
}

function readInThreads(threads: LegalThreads): OpenLegal {
  return {
    parse: async () => {},
    async resolve(context, log) {
      const { documents, diagnostics } = await threads.resolve(context);
      log.take(diagnostics);
      return documents;
    },
    close: () => threads.close(),
  };
}

function readHere(files: readonly string[], root: string, cache: BuildCache | undefined): OpenLegal {
  const loading = files.length > 0 ? import("./read-legal.js") : undefined;
  const parsed: ParsedLegal[] = [];
  return {
    async parse(log) {
      const reading = await loading;
      for (const file of files) {
        const document = reading?.parseLegal(file, { root, cache, log });
        if (document) parsed.push(document);
      }
    },
    async resolve(context, log) {
      const reading = await loading;
      if (!context || !reading) return [];
      const tools = await reading.loadLegalTools(parsed);
      const whole = { ...context, cache, tools };
      return parsed.flatMap((document) => reading.resolveUses(document, whole, log));
    },
    close: () => {},
  };
}
