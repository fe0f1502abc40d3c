import type { Diagnostics, Place } from "../diagnostics/diagnostics.js";
import type { Bundle } from "../model/code/bundle.js";

/** Modules that the site's code and its packages get from handbill instead of from node_modules. */
export type ProvidedModules = Readonly<Record<string, () => unknown>>;

export interface CodeEffects {
  /** Runs a bundle and returns its exports. Throws its errors. */
  readonly evaluate: (bundle: Bundle, providedModules: ProvidedModules) => Record<string, unknown>;
  /** Runs code that may load packages of the site, which get handbill's modules. */
  readonly whileProviding: <T>(providedModules: ProvidedModules, run: () => T) => T;
  /** Removes keys that were added to built-in prototypes, and returns them. */
  readonly restoreBuiltins: () => readonly ChangedBuiltin[];
}

export interface ChangedBuiltin {
  /** `Object.prototype` */
  readonly name: string;
  readonly keys: readonly string[];
}

/** Finds where something was thrown in the author's files, if it came from this bundle. */
type PlaceIn = (thrown: unknown, bundle: Bundle) => Place;

/** The site's code that ran in one build, to find its errors in the author's files, even late ones. */
export class SiteCode {
  readonly #effects: CodeEffects;
  readonly #placeIn: PlaceIn;
  readonly #bundles: Bundle[] = [];
  #providedModules: ProvidedModules = {};

  constructor(effects: CodeEffects, placeIn: PlaceIn) {
    this.#effects = effects;
    this.#placeIn = placeIn;
  }

  /** Runs a bundle and returns its exports. Throws its errors. */
  run(bundle: Bundle, providedModules: ProvidedModules): Record<string, unknown> {
    this.#bundles.push(bundle);
    this.#providedModules = providedModules;
    return this.#effects.evaluate(bundle, providedModules);
  }

  /** Runs code that may load packages of the site late, such as a component during rendering. */
  readonly within = <T>(run: () => T): T => this.#effects.whileProviding(this.#providedModules, run);

  /** Finds where something was thrown; empty if that was in none of the author's files. */
  readonly placeOf = (thrown: unknown): Place => {
    for (const bundle of this.#bundles) {
      const place = this.#placeIn(thrown, bundle);
      if (place.file !== undefined) return place;
    }
    return {};
  };

  /** Reports keys that code has just added to built-in prototypes, and removes them. */
  reportChangedBuiltins(file: string | undefined, log: Diagnostics): void {
    for (const { name, keys } of this.#effects.restoreBuiltins()) {
      log.add("run/changed-builtin", { name, keys: keys.join(", ") }, file === undefined ? {} : { file });
    }
  }
}
