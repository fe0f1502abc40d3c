import type { BuildCache } from "../effects/build-cache.js";
import type { ResultStore } from "../effects/result-store.js";
import type { CodeTraces, Untraced } from "../model/code-traces.js";
import { once } from "../util/once.js";
import { onceEach } from "../util/once-each.js";
import type { BundledCode } from "./bundle/bundle-code.js";
import { bundleNames } from "./bundle/bundle-names.js";
import { digestOfTexts } from "./digest-text.js";
import { type CodeSegments, splitCode } from "./repeatable/code-segments.js";
import type { Unrepeatable } from "./repeatable/look-at-code.js";
import { describeRealm } from "./run/describe-realm.js";

/** What was found in a piece of code. */
interface Judged {
  readonly found: Unrepeatable | undefined;
}

interface TraceContext {
  readonly store: ResultStore;
  readonly cache: BuildCache | undefined;
}

/** What was found in the code of a bundle. */
interface LookedAt {
  /** Of the code of each file; of what the bundler has put before them under "". */
  readonly digests: ReadonlyMap<string, string>;
  readonly found: ReadonlyMap<string, Unrepeatable>;
  readonly untraced: readonly Untraced[];
}

/** Takes down what the pages of a bundle are made by. What was found in a file's code is kept by that code. */
export async function traceCode(bundle: BundledCode, context: TraceContext): Promise<CodeTraces> {
  if (preloads()) return { of: () => undefined, untraced: [] };
  const judged = context.cache?.keep("judged code", () => new Map<string, Judged>()) ?? new Map();
  const look = () => lookAtCode(bundle, judged, context);
  const lookedAt = await (context.cache?.keep(`looked at ${bundle.code}`, look) ?? look());
  if (!lookedAt) return { of: () => undefined, untraced: [] };
  const { digests, found, untraced } = lookedAt;
  // What one module changes, each of the others may see.
  if ([...found.values()].some(({ kind }) => kind === "changes")) return { of: () => undefined, untraced };
  const shared = digestOfTexts(digests.get("") ?? "", describeRealm(bundle.code));
  const digestOf = onceEach((sources: readonly string[]) =>
    sources.length === 0 || sources.some((file) => found.has(file))
      ? undefined
      : digestOfTexts(shared, ...sources.map((file) => `${file}\n${digests.get(file) ?? ""}`)),
  );
  return { of: ({ sources }) => digestOf(sources), untraced };
}

/** Looks at each file of a bundle; undefined if they cannot be told apart. `judged` has those of the build before. */
async function lookAtCode(
  bundle: BundledCode,
  judged: Map<string, Judged>,
  { store, cache }: TraceContext,
): Promise<LookedAt | undefined> {
  const segments = splitCode(bundle.code, bundle.pieces);
  if (!segments) return undefined;
  const pack = cache ? undefined : store.pack<Judged>("pages", ["code"]);
  const load = once(() => import("./repeatable/find-unrepeatable.js"));
  const formatsDates = /\bDateTimeFormat\b/.test(bundle.code);
  const judge = async (code: string): Promise<Judged> => ({
    found: (await load()).findUnrepeatable(code, { formatsDates }),
  });
  const digests = new Map([...segments].map(([file, code]) => [file, digestOfTexts(code)]));
  const found = new Map<string, Unrepeatable>();
  const before = new Map(judged);
  judged.clear();
  for (const [file, code] of segments) {
    if (file === "" || file === bundleNames.pages || /\.json$/.test(file)) continue;
    const digest = `${digests.get(file) ?? ""}${formatsDates ? " dates" : ""}`;
    const known = before.get(digest) ?? pack?.get(digest);
    const own = known ?? (await judge(code));
    judged.set(digest, own);
    if (!known) pack?.set(digest, own);
    if (own.found) found.set(file, own.found);
  }
  pack?.keep();
  return { digests, found, untraced: listUntraced(segments, found, bundle.file) };
}

function listUntraced(
  segments: CodeSegments,
  found: ReadonlyMap<string, Unrepeatable>,
  bundleFile: string,
): Untraced[] {
  let linesBefore = 0;
  return [...segments].flatMap(([sourceFile, code]) => {
    const before = linesBefore;
    linesBefore += code.split("\n").length - 1;
    const one = found.get(sourceFile);
    if (!one) return [];
    const { kind, what, line, column } = one;
    const stack = `    at (${bundleFile}:${before + line}:${column})`;
    return [{ sourceFile, what, isForAll: kind === "changes", stack }];
  });
}

/** Code that Node was told to load first, for whatever it runs, may have changed anything. */
const preloads = () =>
  /(^|[\s"'])(-r|--require|--import|--(experimental-)?loader)\b/.test(process.env.NODE_OPTIONS ?? "");
