import { describeThrown } from "../diagnostics/describe-thrown.js";
import { isTookTooLong, siteCodeLimitMs } from "../effects/time-limit.js";
import { configFile } from "../model/project-files.js";
import type { BuildContext } from "./build-options.js";

/** A function in the config. */
export interface Called {
  readonly what: string;
  /** Its key path in the config. */
  readonly path: readonly string[];
}

/** Calls it, and reports a throw or a timeout. */
export function call<Value>(
  run: () => Value,
  { what, path }: Called,
  { effects, code, log }: BuildContext,
): { readonly value: Value } | undefined {
  const place = { file: configFile, seek: { kind: "config-key", path } } as const;
  try {
    return { value: effects.limit.call(siteCodeLimitMs, run, configFile) };
  } catch (thrown) {
    if (isTookTooLong(thrown)) log.add("run/endless", { seconds: String(siteCodeLimitMs / 1000) }, place);
    else log.add("own/threw", { what, error: describeThrown(thrown) }, { ...place, ...code.placeOf(thrown) });
    return undefined;
  }
}

/** Reports a return value of the wrong type. */
export function reportAnswer(
  value: unknown,
  { what, path, expected }: Called & { readonly expected: string },
  { log }: BuildContext,
): void {
  if (value instanceof Promise) value.catch(() => {}); // the promise itself is the mistake, so a rejection need not be reported
  const received = value instanceof Promise ? "a promise" : value === undefined ? "nothing" : typeof value;
  const seek = { kind: "config-key", path } as const;
  log.add("own/answer", { what, expected, received }, { file: configFile, seek });
}
