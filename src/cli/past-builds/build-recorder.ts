import { realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import type { BuildResult } from "../../build/build-options.js";
import type { CheckEffects } from "../../build/check.js";
import { listInputs } from "../../cache/list-inputs.js";
import { ownPathsOf } from "../../cache/own-paths.js";
import { circumstanceChange } from "../../cache/past-build.js";
import { type OutputStamps, stampOutput } from "../../cache/stamp-output.js";
import { findUnsettled, noReads, type ReadStart, stampReads, startReading } from "../../cache/stamp-reads.js";
import { stampOfStats } from "../../cache/stamps.js";
import type { IsAsWritten } from "../../effects/effects.js";
import type { OnStep } from "../../effects/progress.js";
import type { ReadStamps } from "../../effects/reads.js";
import type { StartThread } from "../../effects/thread.js";
import { manifestFile } from "../../model/hosts/serving.js";
import { formatPlace } from "../../report/format-diagnostics.js";
import { CodeTracker, type TrackedReads } from "../../runtime/track-code.js";
import { watchCode } from "../../runtime/watch-code.js";
import { orNothing } from "../../util/or-nothing.js";
import { describeCircumstances } from "./circumstances.js";
import { type CachedReport, cacheBuild, type FoundBuild, lib } from "./past-builds.js";
import { untrackedStore } from "./untracked-store.js";

interface RecordedBuild {
  readonly isAsWritten: IsAsWritten;
  /** The real path of the project's folder. */
  readonly root: string;
  /** Absolute. */
  readonly outDir: string;
  readonly argv: readonly string[];
}

/** Tracks what a build reads, and caches its inputs, output and report. One process, one build. */
export class BuildRecorder {
  readonly #build: RecordedBuild;
  readonly #circumstances = describeCircumstances();
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
      openStore: (root) => untrackedStore(own.openStore(root), untracked),
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
          untracked(() => watchCode(bundle.code));
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
            isAsWritten: this.#build.isAsWritten,
          });
        },
      },
    };
  }

  /** The text of pages is final when pictures and fonts are encoded. */
  readonly onStep: OnStep = (step) => {
    if (step === "encode") this.#tracker?.settle();
  };

  /** Caches a successful build. Returns why the next build has to be a full one; undefined if it need not be. */
  cache(result: BuildResult, report: CachedReport): string | undefined {
    const output = result.ok ? this.#output : undefined;
    if (!this.#tracked || !this.#start || !output) return undefined;
    const { root, outDir, argv } = this.#build;
    const circumstances = this.#circumstances;
    const inputs = this.#stampInputs(result, { tracked: this.#tracked, start: this.#start });
    const again = typeof inputs === "string" ? inputs : undefined;
    const build = { circumstances, again, outDir, output, dataUntil: result.dataUntil, report };
    cacheBuild({ ...build, inputs: typeof inputs === "string" ? noReads : inputs }, argv, root);
    return again;
  }

  /** The inputs that the next build compares, or a sentence that says why it cannot. */
  #stampInputs(
    { lost, development, placeOf, inputs }: BuildResult,
    { tracked, start }: { readonly tracked: TrackedReads; readonly start: ReadStart },
  ): ReadStamps | string {
    const { impure, reads, environment, modules } = tracked;
    if (lost.length > 0) return "files that handbill did not write were lost";
    if (impure) {
      const place = formatPlace(placeOf({ stack: impure.stack })) || "the site's code";
      return `${place} uses something that cannot be compared: ${impure.what}`;
    }
    if (development && !development.reads)
      return "in React's development mode, the site loads an ES module or reads something that cannot be tracked";
    reads.add(development?.reads ?? {});
    const { root, outDir } = this.#build;
    const files = [...inputs, ...this.#shown];
    const stamps = stampReads(listInputs({ root, outDir, lib, files, modules, reads }), {
      outDir,
      variables: environment,
    });
    const unsettled = findUnsettled(stamps, start, outDir);
    if (unsettled !== undefined) return `${unsettled} changed during the build`;
    return circumstanceChange(this.#circumstances, describeCircumstances()) ?? stamps;
  }

  #begin(): void {
    if (this.#tracker) return;
    const { root, outDir } = this.#build;
    this.#start = startReading(root, outDir);
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
    const isAsWritten: IsAsWritten = (file, stats) => left.get(file) === stampOfStats(stats);
    return new BuildRecorder({ root: realpathSync(resolve(root)), outDir, argv, isAsWritten });
  });
