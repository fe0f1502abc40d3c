import { join } from "node:path";
import type { BuildCache } from "../core/build-cache.js";
import { Diagnostics } from "../core/diagnostics.js";
import { settingsOf } from "./kept-documents.js";
import type { MadeFile, TriedDocument } from "./make-documents.js";
import type { Reading } from "./reading.js";

/** A file as it was read the last time, and what was made of it. */
interface KnownFile {
  /** The build in which it was looked at. */
  readonly round: number;
  readonly tried: TriedDocument;
  readonly made?: { readonly settings: string; readonly file: MadeFile } | undefined;
}

/**
 * Reads documents for whoever builds again and again: a file that has not changed is not looked at, and what is made of it
 * as before is the very same object, by which others know it again.
 */
export function readAgain(
  files: readonly string[],
  { root, cache }: { readonly root: string; readonly cache: BuildCache },
): Reading {
  const known = cache.keep("documents", () => new Map<string, KnownFile>());
  const loading = files.length > 0 ? import("./document-reader.js") : undefined;
  return {
    isBeside: false,
    load: async () => loading,
    async parse() {
      const reader = await loading;
      const { round } = cache;
      for (const file of files) {
        const before = known.get(file);
        if (before && isUntouched(before, root, cache)) continue;
        const log = new Diagnostics();
        const quiet = before?.tried.log.size === 0 ? before.tried.document : undefined;
        const document = reader?.parseDocument(file, { root, isLater: true, before: quiet, log });
        const isAsBefore = before && isSame(before.tried, document);
        known.set(file, isAsBefore ? { ...before, round } : { round, tried: { file, log, document } });
      }
      if (known.size > files.length) forgetOthers(known, files);
    },
    async resolve(context) {
      const reader = await loading;
      const settings = context ? settingsOf(context) : () => "";
      const found = files.flatMap((file) => known.get(file) ?? []);
      const missing = found.filter(({ tried, made }) => made?.settings !== settings(tried.file));
      const tried = missing.map(({ tried: { file, document, log: parsed } }) => {
        const log = new Diagnostics();
        log.take(parsed.sorted());
        return { file, document, log };
      });
      const made = (await reader?.makeDocuments(tried, context)) ?? [];
      for (const [index, file] of made.entries()) {
        const { tried, round } = missing[index] ?? {};
        if (tried && round !== undefined)
          known.set(file.sourceFile, { round, tried, made: { settings: settings(file.sourceFile), file } });
      }
      return { made: files.flatMap((file) => known.get(file)?.made?.file ?? []) };
    },
    close: () => {},
  };
}

/** What could not be read may have become readable by whatever. */
function isUntouched(
  { round, tried: { file, document } }: KnownFile,
  root: string,
  cache: BuildCache,
): boolean {
  const beside = document?.notes?.file;
  return (
    document !== undefined &&
    cache.areAsIn(round, pathsOf(beside === undefined ? [file] : [file, beside], root))
  );
}

const pathsOf = (files: readonly string[], root: string) => files.map((file) => join(root, file));

const isSame = ({ document: before }: TriedDocument, now: TriedDocument["document"]) =>
  before !== undefined && before.digest === now?.digest && before.notes?.text === now?.notes?.text;

function forgetOthers(known: Map<string, KnownFile>, files: readonly string[]): void {
  const there = new Set(files);
  for (const file of known.keys()) if (!there.has(file)) known.delete(file);
}
