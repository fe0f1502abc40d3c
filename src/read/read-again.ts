import { join } from "node:path";
import type { BuildCache } from "../core/build-cache.js";
import { Diagnostics } from "../core/diagnostics.js";
import { settingsOf, sharedSettingsOf } from "./kept-documents.js";
import type { MadeFile, TriedDocument } from "./make-documents.js";
import type { Reading } from "./reading.js";
import { sameAgain } from "./same-again.js";

/** A file as it was read the last time, and what was made of it. */
interface KnownFile {
  /** The build in which it was looked at. */
  readonly round: number;
  /** Absolute paths of what it was read from. */
  readonly paths: readonly string[];
  readonly tried: TriedDocument;
  readonly made?: { readonly settings: string; with: MadeWith; readonly file: MadeFile } | undefined;
}

/** Stands for all that documents are made with: while it is the very same nobody asks what of it each of many takes. */
type MadeWith = Readonly<Record<never, never>>;

/**
 * Reads documents for whoever builds again and again: a file that has not changed is not looked at, and what is made of it
 * as before is the very same object, by which others know it again.
 */
export function readAgain(
  files: readonly string[],
  { root, cache }: { readonly root: string; readonly cache: BuildCache },
): Reading {
  const known = cache.keep("documents", () => new Map<string, KnownFile>());
  const kept = cache.keep("made documents", (): { last: readonly MadeFile[] } => ({ last: [] }));
  const again = cache.keep("made with", () => sameAgain<MadeWith>());
  /** The very same list, if all in it are: nobody need look at each of many documents then. */
  const asBefore = (made: readonly MadeFile[]) => {
    const { last } = kept;
    const isSameList = last.length === made.length && made.every((one, index) => one === last[index]);
    if (!isSameList) kept.last = made;
    return kept.last;
  };
  const loading = files.length > 0 ? import("./document-reader.js") : undefined;
  return {
    isBeside: false,
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
      if (known.size > files.length) forgetOthers(known, files);
    },
    async resolve(context) {
      const reader = await loading;
      const shared = context && sharedSettingsOf(context);
      const settings = context ? settingsOf(context, shared ?? "") : () => "";
      const now = again(
        [context?.uses ?? known, shared, [...(context?.withHistory ?? [])].join()],
        () => ({}),
      );
      const found: MadeFile[] = [];
      const missing: KnownFile[] = [];
      for (const file of files) {
        const one = known.get(file);
        const made = one?.made;
        if (made && made.with !== now && made.settings === settings(file)) made.with = now;
        if (made?.with === now) found.push(made.file);
        else if (one) missing.push(one);
      }
      if (missing.length === 0) return { made: asBefore(found) };
      const tried = missing.map(({ tried: { file, document, log: parsed } }) => {
        const log = new Diagnostics();
        log.take(parsed.sorted());
        return { file, document, log };
      });
      const made = (await reader?.makeDocuments(tried, context)) ?? [];
      for (const [index, file] of made.entries()) {
        const read = missing[index];
        if (read)
          known.set(file.sourceFile, {
            ...read,
            made: { settings: settings(file.sourceFile), with: now, file },
          });
      }
      return { made: asBefore(files.flatMap((file) => known.get(file)?.made?.file ?? [])) };
    },
    close: () => {},
  };
}

/** What could not be read may have become readable by whatever. */
const isUntouched = ({ round, paths, tried: { document } }: KnownFile, cache: BuildCache): boolean =>
  document !== undefined && cache.areAsIn(round, paths);

const isSame = ({ document: before }: TriedDocument, now: TriedDocument["document"]) =>
  before !== undefined && before.digest === now?.digest && before.notes?.text === now?.notes?.text;

function forgetOthers(known: Map<string, KnownFile>, files: readonly string[]): void {
  const there = new Set(files);
  for (const file of known.keys()) if (!there.has(file)) known.delete(file);
}
