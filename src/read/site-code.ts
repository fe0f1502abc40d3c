import type { Bundle } from "../core/bundle.js";
import type { Place } from "../core/diagnostic.js";
import type { Diagnostics } from "../core/diagnostics.js";
import { restoreBuiltins } from "./changed-builtins.js";
import { evaluate } from "./evaluate.js";
import { type LentModules, whileLending } from "./lend-modules.js";

/** Where something was thrown in the author's files, if it came from this bundle. */
type PlaceIn = (thrown: unknown, bundle: Bundle) => Place;

/** The site's code that has run in one build: what it throws, now or later, is found in the author's files. */
export class SiteCode {
  readonly #placeIn: PlaceIn;
  readonly #bundles: Bundle[] = [];
  #lentModules: LentModules = {};

  constructor(placeIn: PlaceIn) {
    this.#placeIn = placeIn;
  }

  /** Runs a bundle and returns its exports. Throws what it throws. */
  run(bundle: Bundle, lentModules: LentModules): Record<string, unknown> {
    this.#bundles.push(bundle);
    this.#lentModules = lentModules;
    return evaluate(bundle, lentModules);
  }

  /** Runs what may load packages of the site late, such as a component that is rendered. */
  readonly within = <T>(run: () => T): T => whileLending(this.#lentModules, run);

  /** Where something was thrown; empty if that was in none of the author's files. */
  readonly placeOf = (thrown: unknown): Place => {
    for (const bundle of this.#bundles) {
      const place = this.#placeIn(thrown, bundle);
      if (place.file !== undefined) return place;
    }
    return {};
  };
}

/** Reports what code that has just run has done to the objects that all code shares, and undoes it. */
export function reportChangedBuiltins(file: string | undefined, log: Diagnostics): void {
  for (const { name, keys } of restoreBuiltins()) {
    log.add("run/changed-builtin", { name, keys: keys.join(", ") }, file === undefined ? {} : { file });
  }
}
