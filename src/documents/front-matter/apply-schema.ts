import { reportEndless } from "../../code/report-thrown.js";
import { describeThrown } from "../../diagnostics/describe-thrown.js";
import type { Place } from "../../diagnostics/diagnostic.js";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { SiteCode } from "../../effects/site-code.js";
import { isTookTooLong, siteCodeLimitMs } from "../../effects/time-limit.js";
import type { StandardSchema } from "../../model/config/collection-config.js";
import { configFile } from "../../model/config/config-file.js";
import { callWithin } from "../../runtime/time-limit.js";
import { nearest } from "../../text/nearest.js";
import { legalCollection } from "../document-collection.js";
import { contentKeys } from "./content-front.js";
import { legalKeys } from "./legal-front.js";

export interface SchemaInput {
  readonly collection: string;
  readonly schema: StandardSchema | undefined;
  readonly sourceFile: string;
  /** The keys of the site's own, as they are written. */
  readonly own: Readonly<Record<string, unknown>>;
  readonly placeOf: (path: readonly string[]) => Place;
}

type Data = Readonly<Record<string, unknown>>;

/** What a schema says of one front matter. */
export type SchemaOutcome =
  | { readonly kind: "data"; readonly data: Data }
  | { readonly kind: "issues" }
  /** It cannot be asked, of no document. */
  | { readonly kind: "broken" };

/** Has a collection's schema look at a front matter; reports what it finds, and what is wrong with itself. */
export function applySchema(
  input: SchemaInput,
  { code, log }: { code: SiteCode; log: Diagnostics },
): SchemaOutcome {
  const { schema, collection, own, placeOf, sourceFile } = input;
  const keys = Object.keys(own);
  if (!schema) {
    for (const key of keys) {
      const place = placeOf([key]);
      if (collection === legalCollection)
        log.add("read/front-matter-key", { key, near: nearest(key, legalKeys) }, place);
      else log.add("read/content-key", { collection, key, near: nearest(key, contentKeys) }, place);
    }
    return keys.length > 0 ? { kind: "issues" } : { kind: "data", data: {} };
  }
  const place = {
    file: configFile,
    seek: { kind: "config-key", path: ["collections", collection, "schema"] },
  } as const;
  let answer: Answer;
  try {
    answer = callWithin(
      siteCodeLimitMs,
      () => code.within(() => readAnswer(schema["~standard"].validate(structuredClone(own)))),
      configFile,
    );
  } catch (thrown) {
    if (isTookTooLong(thrown)) reportEndless(configFile, log);
    else {
      const args = { collection, document: sourceFile, error: describeThrown(thrown) };
      log.add("read/schema-threw", args, { ...place, ...code.placeOf(thrown) });
    }
    return { kind: "broken" };
  }
  if (answer.kind === "promise") {
    log.add("read/schema-async", { collection }, place);
    return { kind: "broken" };
  }
  if (answer.kind === "flaw") {
    log.add("read/schema-answer", { collection, document: sourceFile, received: answer.flaw }, place);
    return { kind: "broken" };
  }
  if (answer.kind === "issues") {
    for (const { path, message } of answer.issues) reportIssue(path, message, { input, log });
    return answer;
  }
  for (const key of keys)
    if (!(key in answer.data))
      log.add(
        "read/dropped-key",
        { collection, key, near: nearest(key, Object.keys(answer.data)) },
        placeOf([key]),
      );
  return answer;
}

function reportIssue(
  path: readonly string[],
  message: string,
  { input, log }: { input: SchemaInput; log: Diagnostics },
): void {
  const { collection, own, placeOf } = input;
  const ours: readonly string[] = collection === legalCollection ? legalKeys : contentKeys;
  const [first] = path;
  const isMissing = first !== undefined && !(first in own);
  const isOurs = isMissing && ours.includes(first);
  const written = isMissing ? nearest(first, Object.keys(own)) : undefined;
  const key = path.length > 0 ? path.join(".") : undefined;
  const flags = { missing: isMissing ? "yes" : undefined, ours: isOurs ? "yes" : undefined };
  const args = { collection, key, message, written, ...flags };
  log.add("read/content-schema", args, placeOf(written === undefined ? path : [written]));
}

type Answer =
  | { readonly kind: "promise" }
  | { readonly kind: "flaw"; readonly flaw: string }
  | { readonly kind: "issues"; readonly issues: readonly { path: readonly string[]; message: string }[] }
  | { readonly kind: "data"; readonly data: Data };

/** Looks at each value of an answer once: it may be a getter, and throw. */
function readAnswer(answer: unknown): Answer {
  if (!isObject(answer)) return { kind: "flaw", flaw: `gives ${answer === null ? "null" : typeof answer}` };
  if ("then" in answer) {
    // A rejection is of no interest: the promise itself is the mistake.
    Promise.resolve(answer).catch(() => {});
    return { kind: "promise" };
  }
  const issues: unknown = "issues" in answer ? answer.issues : undefined;
  if (Array.isArray(issues)) {
    const read = issues.map((issue: unknown) => readIssue(issue));
    return read.length > 0
      ? { kind: "issues", issues: read }
      : { kind: "flaw", flaw: "refuses it without an issue" };
  }
  const value: unknown = "value" in answer ? answer.value : undefined;
  if (!isObject(value) || Array.isArray(value)) return { kind: "flaw", flaw: "gives no object" };
  const copy = copyData(value, []);
  return "flaw" in copy
    ? { kind: "flaw", flaw: copy.flaw }
    : { kind: "data", data: { ...(copy.value as Data) } };
}

function readIssue(issue: unknown): { path: readonly string[]; message: string } {
  const { message, path }: { message?: unknown; path?: unknown } = isObject(issue) ? issue : {};
  const parts: unknown[] = Array.isArray(path) ? path : [];
  const names = parts.map((part) => String(isObject(part) && "key" in part ? part.key : part));
  const text = String(message).replace(/\s+/g, " ").trim();
  return { path: names, message: text.length > 300 ? `${text.slice(0, 299)}…` : text };
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Deeper than any honest front matter. */
const deepest = 64;

/** A copy of what a schema gives, which goes to threads: plain data and dates. Tells what is none. */
function copyData(
  value: unknown,
  path: readonly string[],
): { readonly value: unknown } | { readonly flaw: string } {
  const refuse = (what: string) => ({
    flaw: `gives ${what}${path.length > 0 ? ` as ${path.join(".")}` : ""}`,
  });
  if (value === null || ["string", "number", "boolean", "undefined"].includes(typeof value)) return { value };
  if (!isObject(value)) return refuse(`a ${typeof value}`);
  if (value instanceof Date) return { value: new Date(value) };
  if (path.length >= deepest)
    return { flaw: `gives what holds itself, or is nested too deep, as ${path[0]}` };
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value) && prototype !== null && prototype !== Object.prototype)
    return refuse("no plain data");
  const entries: [string, unknown][] = [];
  for (const key of Object.keys(value)) {
    const copy = copyData(Reflect.get(value, key), [...path, key]);
    if ("flaw" in copy) return copy;
    entries.push([key, copy.value]);
  }
  return { value: Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries) };
}
