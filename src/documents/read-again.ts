import { join } from "node:path";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import type { BuildCache } from "../effects/build-cache.js";
import { settingsOf, sharedSettingsOf } from "./cached-documents.js";
import type { RenderedFile, TriedDocument } from "./make-documents.js";
import type { Reading } from "./reading.js";

/** A file from the last build, and its result. */
interface KnownFile {
  /** The build in which it was checked. */
  readonly round: number;
  /** Absolute paths of the files it was read from. */
  readonly paths: readonly string[];
  readonly tried: TriedDocument;
  readonly made?: { readonly settings: string; readonly file: RenderedFile } | undefined;
}

/** Reads documents in repeated builds: unchanged files are not read again. */
export function readAgain(
  files: readonly string[],
  { root, cache }: { readonly root: string; readonly cache: BuildCache },
): Reading {
  const known = cache.reuse("documents", () => new Map<string, KnownFile>());
  const loading = files.length > 0 ? import("./document-reader.js") : undefined;
  return {
    load: async () => loading,
    async parse() {
      const reader = await loading;
      const { round } = cache;
      for (const file of files) {
        const before = known.get(file);
        if (before && isUntouched(before, cache)) continue;
        const log = new Diagnostics();
        const quiet = before?.tried.log.size === 0 ? before.tried.document : undefined;
        const document = reader?.parseDocument(file, { root, before: quiet, log });
        const isAsBefore = before && isSame(before.tried, document);
        const paths = [file, document?.notes?.file ?? []].flat().map((one) => join(root, one));
        known.set(file, isAsBefore ? { ...before, round } : { round, paths, tried: { file, log, document } });
      }
      const there = new Set(files);
      for (const file of known.keys()) if (!there.has(file)) known.delete(file);
    },
    async resolve(context) {
      const reader = await loading;
      const settings = context ? settingsOf(context, sharedSettingsOf(context)) : () => "";
      const missing = files.flatMap((file) => {
        const one = known.get(file);
        return one && one.made?.settings !== settings(file) ? [one] : [];
      });
      const tried = missing.map(({ tried: { file, document, log: parsed } }) => {
        const log = new Diagnostics();
        log.take(parsed.sorted());
        return { file, document, log };
      });
      const made = (missing.length > 0 && (await reader?.makeDocuments(tried, context))) || [];
      for (const [index, file] of made.entries()) {
        const read = missing[index];
        if (read)
          known.set(file.sourceFile, { ...read, made: { settings: settings(file.sourceFile), file } });
      }
      return files.flatMap((file) => known.get(file)?.made?.file ?? []);
    },
    close: () => {},
  };
}

/** An unreadable file may have become readable without a change that we see. */
const isUntouched = ({ round, paths, tried: { document } }: KnownFile, cache: BuildCache): boolean =>
  document !== undefined && cache.areAsIn(round, paths);

const isSame = ({ document: before }: TriedDocument, now: TriedDocument["document"]) =>
  before !== undefined && before.digest === now?.digest && before.notes?.text === now?.notes?.text;
