import type { BuildCache } from "../core/build-cache.js";
import type { CodeTraces, Untraced } from "../core/code-traces.js";
import { once } from "../core/once.js";
import { onceEach } from "../core/once-each.js";
import type { ResultStore } from "../core/result-store.js";
import type { BundledCode } from "./bundle-code.js";
import { bundleNames } from "./bundle-names.js";
import { describeRealm } from "./describe-realm.js";
import { digestOfTexts } from "./digest-text.js";
import { type CodeSegments, splitCode } from "./repeatable/code-segments.js";
import type { Unrepeatable } from "./repeatable/look-at-code.js";

/** What was found in a piece of code. */
interface Judged {
  readonly found: Unrepeatable | undefined;
}

interface TraceContext {
  readonly store: ResultStore;
  readonly cache: BuildCache | undefined;
}

/** Takes down what the pages of a bundle are made by. What was found in a file's code is kept by that code. */
export async function traceCode(bundle: BundledCode, { store, cache }: TraceContext): Promise<CodeTraces> {
  const entry = bundleNames.pages;
  const segments = preloads() ? undefined : splitCode(bundle.code, bundle.pieces);
  if (!segments) return { of: () => undefined, untraced: [] };
  const pack = cache ? undefined : store.pack<Judged>("pages", ["code"]);
  const load = once(() => import("./repeatable/find-unrepeatable.js"));
  const formatsDates = /\bDateTimeFormat\b/.test(bundle.code);
  const judge = async (code: string, digest: string): Promise<Judged> => {
    const known = pack?.get(digest);
    if (known) return known;
    const judged = { found: (await load()).findUnrepeatable(code, { formatsDates }) };
    pack?.set(digest, judged);
    return judged;
  };
  const digests = new Map([...segments].map(([file, code]) => [file, digestOfTexts(code)]));
  const found = new Map<string, Unrepeatable>();
  for (const [file, code] of segments) {
    if (file === "" || file === entry || /\.json$/.test(file)) continue;
    const digest = `${digests.get(file) ?? ""}${formatsDates ? " dates" : ""}`;
    const kept = () => judge(code, digest);
    const judged = await (cache?.keep(`judged ${digest}`, kept) ?? kept());
    if (judged.found) found.set(file, judged.found);
  }
  pack?.keep();
  const untraced = listUntraced(segments, found, bundle.file);
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
