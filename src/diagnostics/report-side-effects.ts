import { ExitRequested, type WatchSideEffects } from "../model/code/side-effects.js";
import { describeThrown, stackOf } from "./describe-thrown.js";
import { type Diagnostic, type Diagnostics, newDiagnostic, type Place } from "./diagnostics.js";

type PlaceOf = (thrown: unknown) => Place;

/** Reports errors that the site's code threw outside of its calls so far, and things that it leaves running. */
export async function reportSideEffects(
  watchSideEffects: WatchSideEffects | undefined,
  { placeOf }: { placeOf: PlaceOf },
  log: Diagnostics,
): Promise<void> {
  const { thrown, running } = (await watchSideEffects?.()) ?? { thrown: [], running: [] };
  const reported = new Set(thrown.length === 0 ? [] : log.sorted().map(({ args }) => args.error));
  const repeated = new Map<string, { first: Diagnostic; times: number }>();
  for (const one of thrown) {
    if (one instanceof ExitRequested && reported.has(describeThrown(one))) continue;
    const first = leftToItself(one, placeOf(one));
    const key = JSON.stringify([first.args, first.place]);
    const same = repeated.get(key) ?? { first, times: 0 };
    same.times++;
    repeated.set(key, same);
  }
  // Equal diagnostics at one place would be merged, and their number would be lost.
  for (const { first, times } of repeated.values()) {
    log.take([times === 1 ? first : { ...first, args: { ...first.args, times: `${times}` } }]);
  }
  for (const { what, stack } of running) log.add("run/left-running", { what }, placeOf({ stack }));
}

/** Uncaught errors of the site's code. */
export function leftToItself(thrown: unknown, place: Place): Diagnostic {
  // Without a place in the site's files, only the stack shows the origin.
  const stack = place.file === undefined ? stackOf(thrown) : undefined;
  const error = describeThrown(stack ?? thrown);
  const code = thrown instanceof ExitRequested ? "run/exit-called" : "run/left-to-itself";
  return newDiagnostic(code, { error }, place);
}
