import { realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import type { BuildResult } from "../../build/build-options.js";
import type { CheckEffects } from "../../build/check.js";
import { listInputs } from "../../cache/list-inputs.js";
import { ownPathsOf } from "../../cache/own-paths.js";
import { areSettled, type ReadStart, stampReads, startReading } from "../../cache/stamp-reads.js";
import { type OutputStamps, stampOfStats, stampOutput } from "../../cache/stamps.js";
import type { IsUnmodified } from "../../effects/effects.js";
import type { ReadStamps } from "../../effects/reads.js";
import type { CacheKey } from "../../effects/result-store.js";
import type { OnStep } from "../../effects/stopwatch.js";
import type { StartThread } from "../../effects/thread.js";
import { manifestFile } from "../../model/hosts/serving.js";
import { CodeTracker, type TrackedReads } from "../../runtime/track-code.js";
import { orNothing } from "../../util/or-nothing.js";
import { describeEnvironment } from "./environment.js";
import { type CachedReport, cacheBuild, type FoundBuild, lib } from "./past-builds.js";

interface RecordedBuild {
  readonly isUnmodified: IsUnmodified;
  /** The real path of the project's folder. */
  readonly root: string;
  /** Absolute. */
  readonly outDir: string;
  readonly argv: readonly string[];
}

/** Tracks what a build reads, and caches its inputs, output and report. One process, one build. */
export class BuildRecorder {
  readonly #build: RecordedBuild;
  readonly #environment = describeEnvironment();
  /** Files whose lines are shown, possibly at the end. */
  readonly #shown = new Set<string>();
  #start: ReadStart | undefined;
  #tracker: CodeTracker | undefined;
  #tracked: TrackedReads | undefined;
  #output: OutputStamps | undefined;

  constructor(build: RecordedBuild) {
    this.#build = build;
  }

  /** Wraps the effects of the build so that reads are tracked. */
  effects(own: CheckEffects): CheckEffects {
    const untracked = <Result>(work: () => Result) =>
      this.#tracker ? this.#tracker.untracked(work) : work();
    const startThread: StartThread = (...args) => untracked(() => own.startThread(...args));
    return {
      ...own,
      // handbill's own thread, which may be started while the site's code runs.
      startThread,
      openStore: (root) => {
        const store = own.openStore(root);
        const get = <Value>(key: CacheKey) => untracked(() => store.get<Value>(key));
        return { ...store, get, set: (key, value) => untracked(() => store.set(key, value)) };
      },
      read: {
        ...own.read,
        record: (...args) => {
          this.#begin();
          return own.read.record(...args);
        },
        project: (...args) => {
          this.#begin();
          return own.read.project(...args);
        },
        source: (root, file) => {
          this.#shown.add(join(root, file));
          return own.read.source(root, file);
        },
      },
      code: {
        ...own.code,
        evaluate: (bundle, provided) => {
          this.#tracker?.begin(bundle.code);
          return own.code.evaluate(bundle, provided);
        },
        whileProviding: (provided, run) => {
          const work = () => own.code.whileProviding(provided, run);
          return this.#tracker ? this.#tracker.track(work) : work();
        },
      },
      commit: {
        ...own.commit,
        write: (tree, outDir, options) => {
          // The inputs of a commit are checked by every build.
          this.#tracked ??= this.#tracker?.end();
          const onWritten = () => {
            this.#output = stampOutput(outDir, [manifestFile, ...tree.files.keys()]);
          };
          return own.commit.write(tree, outDir, {
            ...options,
            onWritten,
            isUnmodified: this.#build.isUnmodified,
          });
        },
      },
    };
  }

  /** The text of pages is final when pictures and fonts are encoded. */
  readonly onStep: OnStep = (step) => {
    if (step === "encode") this.#tracker?.settle();
  };

  cache(result: BuildResult, report: CachedReport): void {
    const output = result.ok ? this.#output : undefined;
    if (!this.#tracked || !this.#start || !output) return;
    const { root, outDir, argv } = this.#build;
    const environment = this.#environment;
    const inputs = this.#stampInputs(result, { tracked: this.#tracked, start: this.#start });
    const { dataUntil } = result;
    cacheBuild({ environment, inputs, outDir, output, dataUntil, report }, argv, root);
  }

  /** The inputs that the next build compares; undefined if it cannot. */
  #stampInputs(
    { lost, development, inputs }: BuildResult,
    { tracked, start }: { readonly tracked: TrackedReads; readonly start: ReadStart },
  ): ReadStamps | undefined {
    const { isComparable, reads, environment, modules } = tracked;
    if (lost.length > 0 || !isComparable || (development && !development.reads)) return undefined;
    reads.add(development?.reads ?? {});
    const { root, outDir } = this.#build;
    const files = [...inputs, ...this.#shown];
    const stamps = stampReads(listInputs({ root, outDir, lib, files, modules, reads }), {
      outDir,
      variables: environment,
    });
    const isSettled = areSettled(stamps, start, outDir);
    return isSettled && this.#environment === describeEnvironment() ? stamps : undefined;
  }

  #begin(): void {
    if (this.#tracker) return;
    const { root, outDir } = this.#build;
    this.#start = startReading(root, { outDir, lib });
    this.#tracker = new CodeTracker(ownPathsOf({ root, outDir }));
  }
}

/** Undefined for a folder that is not there. */
export const recorderOf = (
  { root, out }: { root: string; out: string },
  argv: readonly string[],
  { build }: FoundBuild,
): BuildRecorder | undefined =>
  orNothing(() => {
    const outDir = resolve(root, out);
    const left = new Map(build?.outDir === outDir ? build.output.files : []);
    const isUnmodified: IsUnmodified = (file, stats) => left.get(file) === stampOfStats(stats);
    return new BuildRecorder({ root: realpathSync(resolve(root)), outDir, argv, isUnmodified });
  });
