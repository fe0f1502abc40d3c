import type { WatchBeside } from "./beside.js";
import { describeThrown, stackOf } from "./describe-thrown.js";
import type { Diagnostic, Place } from "./diagnostic.js";
import type { Diagnostics } from "./diagnostics.js";

type PlaceOf = (thrown: unknown) => Place;

/** Reports what the site's code threw beside the build so far, and what it leaves running. */
export async function reportBeside(
  watchBeside: WatchBeside | undefined,
  { placeOf }: { placeOf: PlaceOf },
  log: Diagnostics,
): Promise<void> {
  const { thrown, running } = (await watchBeside?.()) ?? { thrown: [], running: [] };
  const told = new Set(log.sorted().map(({ args }) => args.error));
  for (const one of thrown) {
    // A call that would have ended the process throws, so that whoever called the code may have told it.
    if (!told.has(describeThrown(one))) log.take([leftToItself(one, placeOf(one))]);
  }
  for (const { what, stack } of running) log.add("run/left-running", { what }, placeOf({ stack }));
}

/** What the site's code threw that nobody has caught. */
export function leftToItself(thrown: unknown, place: Place): Diagnostic {
  // Without a place in the site's files only the stack tells where it came from.
  const stack = place.file === undefined ? stackOf(thrown) : undefined;
  const error = describeThrown(stack ?? thrown);
  return { code: "run/left-to-itself", severity: "error", args: { error }, place };
}
