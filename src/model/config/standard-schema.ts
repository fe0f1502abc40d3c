import { shorten } from "../../text/shorten.js";
import { isPlain } from "../../util/is-object.js";

/** The schema interface that valibot, zod, arktype and other libraries share. Source: https://standardschema.dev */
export interface StandardSchema<Output = unknown> {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => StandardResult<Output> | Promise<StandardResult<Output>>;
    /** For types only: it does not exist at run time. */
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined;
  };
}

type StandardResult<Output> =
  | { readonly value: Output; readonly issues?: undefined }
  | { readonly issues: readonly StandardIssue[] };

interface StandardIssue {
  readonly message: string;
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined;
}

/** Whether a value implements Standard Schema. Its internals are not checked. */
export function isSchema(value: unknown): value is StandardSchema {
  const canHold = (typeof value === "object" && value !== null) || typeof value === "function";
  return canHold && "~standard" in value;
}

/** The result of validating a value with a schema. */
export type SchemaAnswer =
  | { readonly kind: "promise" }
  | { readonly kind: "problem"; readonly problem: string }
  | { readonly kind: "issues"; readonly issues: readonly SchemaFinding[] }
  | { readonly kind: "data"; readonly value: unknown };

interface SchemaFinding {
  readonly path: readonly string[];
  readonly message: string;
}

/** Reads each property once: it may be a getter, and throw. */
export function readAnswer(answer: unknown): SchemaAnswer {
  if (!isObject(answer))
    return { kind: "problem", problem: `returns ${answer === null ? "null" : typeof answer}` };
  if ("then" in answer) {
    // A rejection need not be reported: the promise itself is the mistake.
    Promise.resolve(answer).catch(() => {});
    return { kind: "promise" };
  }
  const issues: unknown = "issues" in answer ? answer.issues : undefined;
  if (Array.isArray(issues)) {
    const read = issues.map((issue: unknown) => readIssue(issue));
    return read.length > 0
      ? { kind: "issues", issues: read }
      : { kind: "problem", problem: "rejects it without naming an issue" };
  }
  const copy = copyData("value" in answer ? answer.value : undefined);
  return "problem" in copy
    ? { kind: "problem", problem: `returns ${copy.problem}` }
    : { kind: "data", value: copy.value };
}

function readIssue(issue: unknown): SchemaFinding {
  const { message, path }: { message?: unknown; path?: unknown } = isObject(issue) ? issue : {};
  const parts: unknown[] = Array.isArray(path) ? path : [];
  const names = parts.map((part) => String(isObject(part) && "key" in part ? part.key : part));
  const text = String(message).replace(/\s+/g, " ").trim();
  return { path: names, message: shorten(text, 300) };
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Deeper than any real data. */
const deepest = 64;

/** Copies a value that goes to threads and to the cache: plain data and dates. Reports values of other kinds. */
export function copyData(
  value: unknown,
  path: readonly string[] = [],
): { readonly value: unknown } | { readonly problem: string } {
  const refuse = (what: string) => ({ problem: `${what}${path.length > 0 ? ` as ${path.join(".")}` : ""}` });
  if (value === null || ["string", "number", "boolean", "undefined"].includes(typeof value)) return { value };
  if (!isObject(value)) return refuse(`a ${typeof value}`);
  if (value instanceof Date) return { value: new Date(value) };
  if (path.length >= deepest)
    return { problem: `a value that contains itself or is nested too deep in ${path[0]}` };
  const isResponse = Object.prototype.toString.call(value) === "[object Response]";
  if (!isPlain(value)) return refuse(isResponse ? "a Response" : "something that is not plain data");
  const entries: [string, unknown][] = [];
  for (const key of Object.keys(value)) {
    const copy = copyData(Reflect.get(value, key), [...path, key]);
    if ("problem" in copy) return copy;
    entries.push([key, copy.value]);
  }
  return { value: Array.isArray(value) ? entries.map(([, inner]) => inner) : Object.fromEntries(entries) };
}
