import { resolve } from "node:path";
import { type Diagnostic, Diagnostics } from "../diagnostics/diagnostics.js";
import { placeDiagnostics } from "../diagnostics/place/place-diagnostics.js";
import { placeOfThrown } from "../diagnostics/place/thrown.js";
import { type CodeEffects, SiteCode } from "../effects/site-code.js";
import { parseHistoryIndex } from "../model/legal/history-index.js";
import type { VersionRecord } from "../model/legal/legal-history.js";
import type { DocumentOverview, Release } from "../model/legal/legal-releases.js";
import { type HistoryWrite, planRelease } from "../plan/history/plan-release.js";
import { viewHistory } from "../plan/history/view-history.js";
import type { LegalState, LegalStateContext } from "../read/read-legal-state.js";

/** The effects of the two legal flows; a release writes files. */
export interface LegalEffects {
  readonly code: CodeEffects;
  readonly state: (context: LegalStateContext) => Promise<LegalState | undefined>;
  /** Reads a file of the site, to show a place in it. */
  readonly source: (root: string, file: string) => string | undefined;
  /** Writes a file in the site's folder atomically; returns the reason if that fails. */
  readonly write: (root: string, write: HistoryWrite) => string | undefined;
}

interface LegalOptions {
  readonly root: string;
  /** The day as `2025-08-17`. */
  readonly today: string;
  /** The names of the documents; empty means all. */
  readonly names: readonly string[];
}

export interface ReleaseFlags extends LegalOptions {
  /** Why the text of a version is replaced. */
  readonly reason: string | undefined;
  readonly note: string | undefined;
}

interface LegalResult {
  readonly ok: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

export interface HistoryResult extends LegalResult {
  readonly documents: readonly DocumentOverview[];
}

export interface ReleaseResult extends LegalResult {
  readonly releases: readonly Release[];
  /** The files that were written, relative to the project's folder. */
  readonly written: readonly string[];
}

/** Lists the versions of the site's documents and the changes in each. */
export async function showHistory(options: LegalOptions, effects: LegalEffects): Promise<HistoryResult> {
  const root = resolve(options.root);
  const log = new Diagnostics();
  const state = await readState(root, options, { effects, log });
  const documents = state ? viewHistory(state, options.today, log) : [];
  return { ...(await resultOf(log, root, effects)), documents };
}

/** Saves the current texts of the documents as the versions of their dates. */
export async function releaseLegal(options: ReleaseFlags, effects: LegalEffects): Promise<ReleaseResult> {
  const root = resolve(options.root);
  const log = new Diagnostics();
  const { today, reason, note } = options;
  const state = await readState(root, options, { effects, log });
  const nothing = { releases: [], written: [] };
  if (!state || log.hasErrors) return { ...(await resultOf(log, root, effects)), ...nothing };
  // Translations have the placeholders of the first language.
  const reported = new Set<string>();
  for (const { document, placeholders, untranslated, there, text } of state.documents) {
    if (there === text) continue;
    const { slug, language, sourceFile: file } = document;
    if (untranslated.length > 0)
      log.add("legal/untranslated", { names: untranslated.join(", "), language }, { file });
    if (placeholders.length === 0 || reported.has(slug)) continue;
    reported.add(slug);
    log.add("legal/placeholder", { paths: placeholders.join(", ") }, { file });
  }
  if (state.documents.length === 0) log.add("legal/no-documents", {}, { file: "legal" });
  const records = recordsOf(state);
  const { releases, writes } = planRelease({ ...state, records, today, reason, note }, log);
  const written: string[] = [];
  if (!log.hasErrors) {
    for (const write of writes) {
      const refused = effects.write(root, write);
      if (refused !== undefined) {
        log.add("legal/cannot-write", { reason: refused }, { file: write.file });
        break;
      }
      written.push(write.file);
    }
  }
  const result = await resultOf(log, root, effects);
  return { ...result, releases: result.ok ? releases : [], written };
}

async function readState(
  root: string,
  { names, today }: LegalOptions,
  { effects, log }: { effects: LegalEffects; log: Diagnostics },
): Promise<LegalState | undefined> {
  const code = new SiteCode(effects.code, (thrown, bundle) => placeOfThrown(thrown, bundle, root));
  const own = new Diagnostics();
  const state = await effects.state({ root, today, code, log: own });
  // An interrupted release has written a text that is not in the index yet; the next release resumes it.
  const halfDone = new Set(
    state?.documents.flatMap(({ text, there, file }) => (there === text ? file : [])) ?? [],
  );
  const goesOn = ({ code, place }: Diagnostic) =>
    /^read\/version-(unlisted|edited)$/.test(code) && place.file !== undefined && halfDone.has(place.file);
  log.take(own.sorted().filter((diagnostic) => !goesOn(diagnostic)));
  if (!state) return undefined;
  const known = new Set(state.documents.flatMap(({ document }) => namesOf(document)));
  const wanted = names.map((name) => name.replace(/^legal\/|\.md$/g, ""));
  for (const name of wanted)
    if (!known.has(name)) log.add("legal/unknown-document", { name, known: [...known].join(", ") });
  const documents = state.documents.filter(
    ({ document }) => names.length === 0 || namesOf(document).some((name) => wanted.includes(name)),
  );
  return { ...state, documents };
}

/** A document's names on the command line: `privacy-policy` in all languages, `de/privacy-policy` in one. */
const namesOf = ({ slug, sourceFile }: { readonly slug: string; readonly sourceFile: string }) => [
  slug,
  sourceFile.replace(/^legal\/|\.md$/g, ""),
];

function recordsOf({ index }: LegalState): readonly VersionRecord[] {
  const parsed = index === undefined ? { records: [] } : parseHistoryIndex(index);
  return "records" in parsed ? parsed.records : [];
}

async function resultOf(log: Diagnostics, root: string, effects: LegalEffects): Promise<LegalResult> {
  const diagnostics = await placeDiagnostics(log.sorted(), (file) => effects.source(root, file));
  return { ok: !log.hasErrors, diagnostics };
}
