import { describeThrown } from "../diagnostics/describe-thrown.js";
import type { Diagnostics, Place } from "../diagnostics/diagnostics.js";
import { isTookTooLong, reportEndless, siteCodeLimitMs, type TimeLimit } from "../effects/time-limit.js";
import type { PageModule, Paths } from "../model/project.js";

/** The argument of a page's `paths`. */
type PathsContext = Parameters<Paths>[0];

export interface ExpandOptions {
  readonly context: PathsContext;
  readonly limit: TimeLimit;
  readonly placeOf: (thrown: unknown) => Place;
  readonly log: Diagnostics;
}

export function placeOfExport({ sourceFile }: PageModule, name: string): Place {
  return { file: sourceFile, seek: { kind: "export", name } };
}

/** Calls a page's `paths` for the parameters of its routes; reports an invalid result and returns no routes. */
export function expandPaths(
  module: PageModule,
  parameters: readonly string[],
  { context, limit, placeOf, log }: ExpandOptions,
): Record<string, string>[] {
  // Without the data, which is reported, paths would throw.
  if (module.load !== undefined && !("data" in module)) return [];
  const place = placeOfExport(module, "paths");
  const { paths } = module;
  if (paths === undefined) {
    log.add("plan/no-paths", { params: parameters.join(", ") }, { file: module.sourceFile });
    return [];
  }
  if (typeof paths !== "function") return invalid("a value instead of a function");
  let answer: Answer;
  try {
    answer = limit.call(siteCodeLimitMs, () => readAnswer(paths(context), parameters));
  } catch (thrown) {
    if (isTookTooLong(thrown)) reportEndless(place, log);
    else log.add("plan/paths-threw", { error: describeThrown(thrown) }, { ...place, ...placeOf(thrown) });
    return [];
  }
  return "problem" in answer ? invalid(answer.problem) : answer.list;

  function invalid(reason: string): [] {
    log.add("plan/invalid-paths", { reason }, place);
    return [];
  }
}

type Answer = { readonly list: Record<string, string>[] } | { readonly problem: string };

/** Reads each property once: it may be a getter, and throw. */
function readAnswer(answer: unknown, parameters: readonly string[]): Answer {
  if (answer instanceof Promise) {
    answer.catch(() => {}); // the promise itself is the mistake, so a rejection need not be reported
    return { problem: "a promise" };
  }
  if (!Array.isArray(answer)) return { problem: "something that is not a list" };
  const list: Record<string, string>[] = [];
  for (const [index, entry] of answer.entries()) {
    const params: Record<string, unknown> = { ...entry };
    const texts: Record<string, string> = {};
    for (const name of parameters) {
      const text = params[name];
      if (typeof text !== "string" || text === "")
        return { problem: `no text for ${name} in entry ${index + 1}` };
      texts[name] = text;
    }
    const extra = Object.keys(params).find((name) => !parameters.includes(name));
    if (extra !== undefined)
      return { problem: `${extra} in entry ${index + 1}, which is not a parameter of the file` };
    list.push(texts);
  }
  return { list };
}
