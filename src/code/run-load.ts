import { describeThrown } from "../diagnostics/describe-thrown.js";
import type { Diagnostics, Place } from "../diagnostics/diagnostics.js";
import type { SiteCode } from "../effects/site-code.js";
import { isTookTooLong, reportEndless, siteCodeLimitMs } from "../effects/time-limit.js";
import { copyData, readAnswer, type SchemaAnswer } from "../model/config/standard-schema.js";
import type { LoadContext } from "../model/pages/load.js";
import { callWithin } from "../runtime/time-limit.js";
import { orNothing } from "../util/or-nothing.js";
import type { Source } from "./load-source.js";

interface RunContext {
  readonly code: SiteCode;
  readonly context: Partial<LoadContext>;
  /** The user of the data, by its name in messages. */
  readonly needs: string;
  readonly place: Place & { readonly file: string };
  readonly log: Diagnostics;
}

/** Longer than any real answer takes. In milliseconds. */
const timeoutMs = 60_000;

/** Runs a `load`; reports and returns undefined if it fails, times out, or returns something that is not JSON. */
export async function runLoad(
  source: Source,
  { code, context, needs, place, cachedAt, log }: RunContext & { readonly cachedAt: number | undefined },
): Promise<{ readonly value: unknown } | undefined> {
  let copy: ReturnType<typeof copyData>;
  try {
    const given = await awaitWithin((signal) => source.load({ ...context, signal } as LoadContext), code);
    copy = callWithin(siteCodeLimitMs, () => copyData(given));
  } catch (thrown) {
    if (isTookTooLong(thrown)) reportEndless({ file: place.file }, log);
    else {
      const error = [describeThrown(thrown), causeOf(thrown)].filter((words) => words !== "").join(": ");
      const cached = cachedAt === undefined ? undefined : new Date(cachedAt).toISOString().slice(0, 10);
      log.add("data/failed", { error, needs, cached }, { ...place, ...code.placeOf(thrown) });
    }
    return undefined;
  }
  const problem = "problem" in copy ? copy.problem : jsonFlaw(copy.value, []);
  if (problem !== undefined) {
    log.add("data/not-json", { problem }, place);
    return undefined;
  }
  return { value: JSON.parse(JSON.stringify("value" in copy ? copy.value : null)) as unknown };
}

/** Awaits a result of the site's code; gives up after a minute, which aborts the signal. */
async function awaitWithin<Result>(
  run: (signal: AbortSignal) => Result,
  code: SiteCode,
): Promise<Awaited<Result>> {
  const abort = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      const timeoutError = new Error(`no result after ${timeoutMs / 1000} s`);
      abort.abort(timeoutError);
      reject(timeoutError);
    }, timeoutMs);
  });
  try {
    const within = () => code.within(() => run(abort.signal));
    return await Promise.race([callWithin(siteCodeLimitMs, within), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

/** `fetch` only gives the reason in the error's `cause`. */
function causeOf(thrown: unknown): string {
  // It may throw when inspected.
  const cause = orNothing(() => (thrown as { readonly cause?: unknown }).cause);
  return cause instanceof Error ? describeThrown(cause) : "";
}

/** The first value that JSON would change silently. */
function jsonFlaw(value: unknown, path: readonly string[]): string | undefined {
  const at = path.length > 0 ? ` as ${path.join(".")}` : "";
  if (value === undefined) return path.length > 0 ? undefined : "nothing";
  if (value instanceof Date)
    return `a Date${at}: return its toISOString(), and convert it back with a schema`;
  if (typeof value === "number" && !Number.isFinite(value)) return `${value}${at}`;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const problem =
      inner === undefined && Array.isArray(value)
        ? `undefined as ${[...path, key].join(".")}`
        : jsonFlaw(inner, [...path, key]);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Validates a result with the schema; reports its issues. Without a schema, the result is accepted. */
export async function checkData(
  value: unknown,
  { schema }: Pick<Source, "schema">,
  { code, needs, place, log }: Omit<RunContext, "context">,
): Promise<{ readonly value: unknown } | undefined> {
  if (!schema) return { value };
  let answer: SchemaAnswer;
  try {
    answer = readAnswer(await awaitWithin(() => schema["~standard"].validate(value), code));
  } catch (thrown) {
    if (isTookTooLong(thrown)) reportEndless({ file: place.file }, log);
    else {
      const error = `the schema threw: ${describeThrown(thrown)}`;
      log.add("data/failed", { error, needs, cached: undefined }, { ...place, ...code.placeOf(thrown) });
    }
    return undefined;
  }
  if (answer.kind === "data") return { value: answer.value };
  const found =
    answer.kind === "issues"
      ? answer.issues
      : [
          {
            path: [],
            message:
              answer.kind === "problem"
                ? `the schema ${answer.problem}`
                : "the schema returns a promise that never settles",
          },
        ];
  const [first] = found;
  const path = first?.path.join(".") ?? "";
  const more = found.length > 1 ? String(found.length - 1) : undefined;
  log.add("data/schema", { path, message: first?.message ?? "", needs, more }, place);
  return undefined;
}
