import type { Diagnostics } from "../core/diagnostics.js";
import type { PageModule, Paths } from "../core/project.js";

/** What `paths` of a page gets. */
export type PathsContext = Parameters<Paths>[0];

export interface ExpandOptions {
  readonly context: PathsContext;
  readonly log: Diagnostics;
}

/** Asks a page for the parameters of its routes; reports and returns none if the answer is not of the right form. */
export function expandPaths(
  module: PageModule,
  parameters: readonly string[],
  { context, log }: ExpandOptions,
): Record<string, string>[] {
  const place = { file: module.sourceFile };
  const { paths } = module;
  if (paths === undefined) {
    log.add("plan/no-paths", { params: parameters.join(", ") }, place);
    return [];
  }
  if (typeof paths !== "function") return invalid("no function, but is a value");
  let list: unknown;
  try {
    list = paths(context);
  } catch (thrown) {
    log.add("plan/paths-threw", { error: thrown instanceof Error ? thrown.message : String(thrown) }, place);
    return [];
  }
  if (list instanceof Promise) {
    list.catch(() => {}); // a rejection is of no interest: the promise itself is the mistake
    return invalid("a promise");
  }
  if (!Array.isArray(list)) return invalid("no list");
  for (const [index, params] of list.entries()) {
    for (const name of parameters) {
      if (typeof params?.[name] !== "string" || params[name] === "")
        return invalid(`no text for ${name} in entry ${index + 1}`);
    }
    const extra = Object.keys(params).find((name) => !parameters.includes(name));
    if (extra !== undefined)
      return invalid(`${extra} in entry ${index + 1}, which is no parameter of the file`);
  }
  return list;

  function invalid(reason: string): [] {
    log.add("plan/invalid-paths", { reason }, place);
    return [];
  }
}
