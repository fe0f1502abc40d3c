import { join } from "node:path";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import type { BuildCache } from "../effects/build-cache.js";
import { memoizeByInputs } from "../files/memoize-by-inputs.js";
import { settingsOf, sharedSettingsOf } from "./cached-documents.js";
import type { MadeFile, TriedDocument } from "./make-documents.js";
import type { Reading } from "./reading.js";

/** A file as it was read the last time, and what was made of it. */
interface KnownFile {
  /** The build in which it was checked. */
  readonly round: number;
  /** Absolute paths of what it was read from. */
  readonly paths: readonly string[];
  readonly tried: TriedDocument;
  readonly made?: { readonly settings: string; with: MadeWith; readonly file: MadeFile } | undefined;
}

/**
 * Represents everything that documents depend on: while it is the identical object, the dependencies of each
 * document need not be compared.
 */
type MadeWith = Readonly<Record<never, never>>;

/** The results of the previous build for all files, so that only changed files are read again. */
interface Last {
  /** The build in which it was last known of each file that it is as it was parsed. */
  round: number | undefined;
  files: readonly string[];
  /** The position of each, by its absolute path. */
  places: ReadonlyMap<string, number>;
  /** Those that may be others though they have not changed themselves: they take texts from elsewhere, or could not be read. */
  readonly unsure: Set<string>;
  /** Those that were parsed since all were made. */
  readonly stale: Set<string>;
  with: MadeWith | undefined;
  made: readonly MadeFile[];
}

/**
 * Reads documents for repeated builds. An unchanged file is not read again, and its result is the identical
 * object, so that others recognise it.
 */
export function readAgain(
  files: readonly string[],
  { root, cache }: { readonly root: string; readonly cache: BuildCache },
): Reading {
  const known = cache.reuse("documents", () => new Map<string, KnownFile>());
  const last = cache.reuse("made documents", newLast);
  const again = cache.reuse("made with", () => memoizeByInputs<MadeWith>());
  const areSameFiles = areSame(files, last.files);
  const loading = files.length > 0 ? import("./document-reader.js") : undefined;
  /** The files that may be others than at the last time. */
  const listSuspects = (): readonly string[] => {
    const changed = areSameFiles && last.round !== undefined ? cache.changedSince(last.round) : undefined;
    if (!changed) return files;
    const own = changed.flatMap((path) => files[last.places.get(path) ?? -1] ?? []);
    return [...own, ...last.unsure];
  };
  return {
    load: async () => loading,
    async parse() {
      const reader = await loading;
      const { round } = cache;
      for (const file of listSuspects()) {
        const before = known.get(file);
        if (before && isUntouched(before, cache)) continue;
        const log = new Diagnostics();
        const quiet = before?.tried.log.size === 0 ? before.tried.document : undefined;
        const document = reader?.parseDocument(file, { root, before: quiet, log });
        const isAsBefore = before && isSame(before.tried, document);
        const paths = [file, document?.notes?.file ?? []].flat().map((one) => join(root, one));
        known.set(file, isAsBefore ? { ...before, round } : { round, paths, tried: { file, log, document } });
        last.stale.add(file);
        if (document === undefined || paths.length > 1) last.unsure.add(file);
        else last.unsure.delete(file);
      }
      for (const others of known.size > files.length ? [known, last.unsure] : []) forgetOthers(others, files);
      if (!areSameFiles) {
        last.files = files;
        last.places = new Map(files.map((file, place) => [join(root, file), place]));
        last.with = undefined;
      }
      last.round = round;
    },
    async resolve(context) {
      const reader = await loading;
      const shared = context && sharedSettingsOf(context);
      const settings = context ? settingsOf(context, shared ?? "") : () => "";
      const now = again(
        [context?.uses ?? known, shared, [...(context?.withHistory ?? [])].join()],
        () => ({}),
      );
      const asked = last.with === now ? [...last.stale] : files;
      const missing: KnownFile[] = [];
      for (const file of asked) {
        const one = known.get(file);
        const made = one?.made;
        if (made && made.with !== now && made.settings === settings(file)) made.with = now;
        if (one && made?.with !== now) missing.push(one);
      }
      const tried = missing.map(({ tried: { file, document, log: parsed } }) => {
        const log = new Diagnostics();
        log.take(parsed.sorted());
        return { file, document, log };
      });
      const made = (missing.length > 0 && (await reader?.makeDocuments(tried, context))) || [];
      for (const [index, file] of made.entries()) {
        const read = missing[index];
        if (read)
          known.set(file.sourceFile, {
            ...read,
            made: { settings: settings(file.sourceFile), with: now, file },
          });
      }
      const madeOf = (file: string) => known.get(file)?.made?.file;
      if (asked === files) {
        const all = files.flatMap((file) => madeOf(file) ?? []);
        if (!areSame(all, last.made)) last.made = all;
      } else if (made.length > 0) {
        const others = new Map(made.map((file) => [file.sourceFile, file]));
        last.made = last.made.map((file) => others.get(file.sourceFile) ?? file);
      }
      last.with = now;
      last.stale.clear();
      return { made: last.made };
    },
    close: () => {},
  };
}

const newLast = (): Last => ({
  ...{ round: undefined, files: [], places: new Map(), unsure: new Set() },
  ...{ stale: new Set(), with: undefined, made: [] },
});

/** The identical list is reused too, so that its documents need not be compared. */
const areSame = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((item, place) => item === other[place]);

/** What could not be read may have become readable by whatever. */
const isUntouched = ({ round, paths, tried: { document } }: KnownFile, cache: BuildCache): boolean =>
  document !== undefined && cache.areAsIn(round, paths);

const isSame = ({ document: before }: TriedDocument, now: TriedDocument["document"]) =>
  before !== undefined && before.digest === now?.digest && before.notes?.text === now?.notes?.text;

function forgetOthers(known: Map<string, unknown> | Set<string>, files: readonly string[]): void {
  const there = new Set(files);
  for (const file of known.keys()) if (!there.has(file)) known.delete(file);
}
