import type { Place } from "../diagnostics/diagnostic.js";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Bundle } from "../model/code/bundle.js";

/** Modules that code of the site, and its packages, get from the generator instead of from node_modules. */
export type ProvidedModules = Readonly<Record<string, () => unknown>>;

/** What running code of the site does to this process. */
export interface CodeEffects {
  /** Runs a bundle and returns its exports. Throws what it throws. */
  readonly evaluate: (bundle: Bundle, providedModules: ProvidedModules) => Record<string, unknown>;
  /** Runs code that may load packages of the site, which get handbill's modules. */
  readonly whileProviding: <T>(providedModules: ProvidedModules, run: () => T) => T;
  /** Takes away what was added to the objects that all code shares, and tells what it was. */
  readonly restoreBuiltins: () => readonly ChangedBuiltin[];
}

/** What code has added to an object that all code shares. */
export interface ChangedBuiltin {
  /** `Object.prototype` */
  readonly name: string;
  readonly keys: readonly string[];
}

/** Where something was thrown in the author's files, if it came from this bundle. */
type PlaceIn = (thrown: unknown, bundle: Bundle) => Place;

/** The site's code that has run in one build: what it throws, now or later, is found in the author's files. */
export class SiteCode {
  readonly #effects: CodeEffects;
  readonly #placeIn: PlaceIn;
  readonly #bundles: Bundle[] = [];
  #providedModules: ProvidedModules = {};

  constructor(effects: CodeEffects, placeIn: PlaceIn) {
    this.#effects = effects;
    this.#placeIn = placeIn;
  }

  /** Runs a bundle and returns its exports. Throws what it throws. */
  run(bundle: Bundle, providedModules: ProvidedModules): Record<string, unknown> {
    this.#bundles.push(bundle);
    this.#providedModules = providedModules;
    return this.#effects.evaluate(bundle, providedModules);
  }

  /** Runs what may load packages of the site late, such as a component that is rendered. */
  readonly within = <T>(run: () => T): T => this.#effects.whileProviding(this.#providedModules, run);

  /** Where something was thrown; empty if that was in none of the author's files. */
  readonly placeOf = (thrown: unknown): Place => {
    for (const bundle of this.#bundles) {
      const place = this.#placeIn(thrown, bundle);
      if (place.file !== undefined) return place;
    }
    return {};
  };

  /** Reports what code that has just run has done to the objects that all code shares, and undoes it. */
  reportChangedBuiltins(file: string | undefined, log: Diagnostics): void {
    for (const { name, keys } of this.#effects.restoreBuiltins()) {
      log.add("run/changed-builtin", { name, keys: keys.join(", ") }, file === undefined ? {} : { file });
    }
  }
}
