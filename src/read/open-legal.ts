import type { Diagnostics } from "../core/diagnostics.js";
import type { Facts } from "../core/facts.js";
import type { Memory } from "../core/memory.js";
import type { LegalDocument } from "../core/project.js";
import type { Site } from "../core/site.js";
import { LegalThreads } from "./legal-threads.js";

export interface LegalSource {
  readonly root: string;
  /** With a memory the documents are read in this thread, which keeps what it has parsed. */
  readonly memory: Memory | undefined;
  /** Threads that were started already; they are the caller's to close. */
  readonly threads: LegalThreads | undefined;
}

/** Legal documents that are being read. */
export interface OpenLegal {
  /** The documents with their facts stated; without a context only what is wrong with the files is reported. */
  readonly resolve: (
    context: { site: Site; facts: Facts } | undefined,
    log: Diagnostics,
  ) => Promise<readonly LegalDocument[]>;
  readonly close: () => void;
}

/** Begins to read the Markdown files of `legal/`. */
export function openLegal(files: readonly string[], { root, memory, threads }: LegalSource): OpenLegal {
  if (memory) return readHere(files, root, memory);
  if (files.length === 0) return { resolve: async () => [], close: () => {} };
  const own = threads ?? new LegalThreads();
  own.parse(files, root);
  return {
    async resolve(context, log) {
      const { documents, diagnostics } = await own.resolve(context);
      log.take(diagnostics);
      return documents;
    },
    close: () => {
      if (!threads) own.close();
    },
  };
}

function readHere(files: readonly string[], root: string, memory: Memory): OpenLegal {
  return {
    async resolve(context, log) {
      const { parseLegal, resolveLegal } = await import("./read-legal.js");
      const parsed = files.flatMap((file) => parseLegal(file, { root, memory, log }) ?? []);
      return context ? parsed.map((document) => resolveLegal(document, { ...context, memory }, log)) : [];
    },
    close: () => {},
  };
}
