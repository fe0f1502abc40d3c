import type { BuildCache } from "../core/build-cache.js";
import { Diagnostics } from "../core/diagnostics.js";
import type { LegalDocument } from "../core/project.js";
import type { ResultStore } from "../core/result-store.js";
import type { StartThread } from "../core/thread.js";
import { findKept, openKeptTexts, settingsOf } from "./kept-legal.js";
import { documentsPerThread, LegalThreads } from "./legal-threads.js";
import type { LegalTexts, MadeLegal, ParsedLegal } from "./read-legal.js";

export interface LegalSource {
  readonly root: string;
  /** With a cache the documents are read in this thread, which keeps what it has parsed. */
  readonly cache: BuildCache | undefined;
  /** Without one, what was made of a text is kept here. */
  readonly store: ResultStore;
  readonly startThread: StartThread;
}

/** Legal documents that are being read. */
export interface OpenLegal {
  /** Parses what can be parsed before the config is known, while others wait for the bundler. */
  readonly parse: () => Promise<void>;
  /** The documents with their facts stated; without a context only what is wrong with the files is reported. */
  readonly resolve: (context: LegalTexts | undefined, log: Diagnostics) => Promise<readonly LegalDocument[]>;
  readonly close: () => void;
}

/** Files that are being read, of which nothing is kept. */
interface Reading extends Pick<OpenLegal, "parse" | "close"> {
  /** In the order of the files. */
  readonly resolve: (context: LegalTexts | undefined) => Promise<readonly MadeLegal[]>;
}

/** Begins to read the Markdown files of `legal/`. */
export function openLegal(files: readonly string[], source: LegalSource): OpenLegal {
  return source.cache ? takeAll(begin(files, source)) : readMissing(files, source);
}

function takeAll({ resolve, ...reading }: Reading): OpenLegal {
  return {
    ...reading,
    async resolve(context, log) {
      const made = await resolve(context);
      for (const { diagnostics } of made) log.take(diagnostics);
      return made.flatMap(({ documents }) => documents);
    },
  };
}

/** Reads what is not kept at once, and the rest when it turns out that it is made with something else now. */
function readMissing(files: readonly string[], source: LegalSource): OpenLegal {
  const pack = openKeptTexts(source.store);
  const kept = findKept(files, source.root, pack);
  const readings = [
    begin(
      files.filter((file) => !kept.has(file)),
      source,
    ),
  ];
  return {
    parse: async () => void (await Promise.all(readings.map(({ parse }) => parse()))),
    async resolve(context, log) {
      const settings = context && settingsOf(context);
      if (settings) {
        const others = [...kept].filter(([file, { madeWith }]) => madeWith !== settings(file));
        const late = begin(
          others.map(([file]) => file),
          source,
        );
        readings.push(late);
        await late.parse();
      }
      const documents = new Map([...kept].map(([file, made]) => [file, made.documents]));
      for (const reading of readings) {
        for (const { sourceFile, digest, ...made } of await reading.resolve(context)) {
          documents.set(sourceFile, made.documents);
          log.take(made.diagnostics);
          // What there is to say of a document is said by each build that makes it.
          if (settings && digest !== undefined && made.diagnostics.length === 0)
            pack.set(digest, { madeWith: settings(sourceFile), documents: made.documents });
        }
      }
      if (settings) pack.keep();
      return files.flatMap((file) => documents.get(file) ?? []);
    },
    close: () => {
      for (const { close } of readings) close();
    },
  };
}

function begin(files: readonly string[], { root, cache, startThread }: LegalSource): Reading {
  return cache || files.length <= documentsPerThread
    ? readHere(files, root, cache)
    : readInThreads(new LegalThreads(files, root, startThread));
}

function readInThreads(threads: LegalThreads): Reading {
  return {
    parse: async () => {},
    resolve: (context) => threads.resolve(context),
    close: () => threads.close(),
  };
}

function readHere(files: readonly string[], root: string, cache: BuildCache | undefined): Reading {
  const loading = files.length > 0 ? import("./read-legal.js") : undefined;
  const parsed: { readonly file: string; readonly log: Diagnostics; readonly document?: ParsedLegal }[] = [];
  return {
    async parse() {
      const reading = await loading;
      for (const file of files) {
        const log = new Diagnostics();
        const document = reading?.parseLegal(file, { root, cache, log });
        parsed.push({ file, log, ...(document && { document }) });
      }
    },
    async resolve(context) {
      const reading = await loading;
      return (await reading?.makeLegal(parsed, context && { ...context, cache })) ?? [];
    },
    close: () => {},
  };
}
