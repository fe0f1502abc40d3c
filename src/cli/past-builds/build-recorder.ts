import { realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import type { BuildResult } from "../../build/build-options.js";
import type { CheckEffects } from "../../build/check.js";
import { listEarly, listInputs } from "../../cache/list-inputs.js";
import { isOwnPath } from "../../cache/own-paths.js";
import { circumstanceChange } from "../../cache/past-build.js";
import { type Look, lookKey, noInputs, stampInputs, stampLook } from "../../cache/stamp-inputs.js";
import type { Stamp } from "../../cache/stamps.js";
import type { OnStep } from "../../effects/progress.js";
import type { StartThread } from "../../effects/thread.js";
import { formatPlace } from "../../report/format-diagnostics.js";
import { CodeFollower, type Followed } from "../../runtime/follow-code.js";
import { watchCode } from "../../runtime/watch-code.js";
import { orNothing } from "../../util/or-nothing.js";
import { describeCircumstances } from "./circumstances.js";
import { OutputRecorder } from "./output-recorder.js";
import { type CachedBuild, type CachedReport, cacheBuild, type FoundBuild, lib } from "./past-builds.js";
import { untrackedStore } from "./untracked-store.js";

interface Keeping {
  readonly argv: readonly string[];
  /** The earlier build with the same command line. */
  readonly past: FoundBuild;
}

/** Follows a build, and stores what the next one has to compare in order to be skipped. One process, one build. */
export class BuildRecorder {
  readonly #root: string;
  readonly #outDir: string;
  readonly #argv: readonly string[];
  readonly #past: FoundBuild;
  readonly #since = Date.now();
  readonly #circumstances = describeCircumstances();
  readonly #early = new Map<string, Stamp>();
  /** Files whose lines are shown, possibly at the end. */
  readonly #shown = new Set<string>();
  #follower: CodeFollower | undefined;
  #followed: Followed | undefined;
  #output: OutputRecorder | undefined;
  #isLooking = false;

  /** `root` is the real path of the project's folder, `outDir` absolute. */
  constructor({ root, outDir, argv, past }: Keeping & { root: string; outDir: string }) {
    this.#root = root;
    this.#outDir = outDir;
    this.#argv = argv;
    this.#past = past;
  }

  /** The effects of the build, recorded. */
  effects(own: CheckEffects): CheckEffects {
    const follower = () => this.#follower;
    const unseen = <Result>(work: () => Result) => {
      const followed = follower();
      return followed ? followed.aside(work) : work();
    };
    const startThread: StartThread = (...args) => unseen(() => own.startThread(...args));
    const onWrite = () => this.#endFollowing();
    const output = new OutputRecorder({ outDir: this.#outDir, past: this.#past, onWrite });
    this.#output = output;
    return {
      ...own,
      // handbill's own thread, which may be started while the site's code runs.
      startThread,
      openStore: (root) => untrackedStore(own.openStore(root), unseen),
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
          this.#look(join(root, file), "content");
          this.#shown.add(join(root, file));
          return own.read.source(root, file);
        },
      },
      code: {
        ...own.code,
        evaluate: (bundle, provided) => {
          follower()?.begin(bundle.code);
          follower()?.aside(() => watchCode(bundle.code));
          return own.code.evaluate(bundle, provided);
        },
        whileProviding: (provided, run) => {
          const work = () => own.code.whileProviding(provided, run);
          const followed = follower();
          return followed ? followed.follow(work) : work();
        },
      },
      commit: output.effects(own.commit),
    };
  }

  /** The pages are final once images and fonts are made. */
  readonly onStep: OnStep = (step) => {
    if (step === "encode") this.#follower?.settle();
  };

  /** Stores a successful build. Returns why the next one cannot be compared; undefined if it can. */
  keep(result: BuildResult, report: CachedReport): string | undefined {
    const output = result.ok ? this.#output?.stamps() : undefined;
    if (!this.#followed || !output) return undefined;
    const outDir = this.#outDir;
    const circumstances = this.#circumstances;
    const compared = this.#compare(result, this.#followed);
    const build: CachedBuild =
      "again" in compared
        ? { circumstances, ...compared, inputs: noInputs, outDir, output, report: { json: {} } }
        : { circumstances, ...compared, outDir, output, report };
    cacheBuild(build, this.#argv, this.#root);
    return build.again;
  }

  /** The data for the next comparison, or the reason why there is none. */
  #compare(
    result: BuildResult,
    followed: Followed,
  ): Pick<CachedBuild, "inputs" | "reads" | "dataUntil"> | { again: string } {
    const { untold, looks, variables, environment, modules } = followed;
    const { lost, development, placeOf } = result;
    if (lost.length > 0) return { again: "files that handbill did not write were lost" };
    if (untold) {
      const place = formatPlace(placeOf({ stack: untold.stack })) || "the site's code";
      return { again: `${place} uses something that cannot be compared: ${untold.what}` };
    }
    if (development && !development.reads)
      return {
        again:
          "in React's development mode, the site loads an ES module or reads something that cannot be tracked",
      };
    const root = this.#root;
    const outDir = this.#outDir;
    const reads = { root, outDir, lib, files: [...result.inputs, ...this.#shown], looks, variables };
    const inputs = stampInputs(listInputs({ ...reads, modules }), {
      outDir,
      since: this.#since,
      early: this.#early,
      variables: environment,
    });
    if ("young" in inputs) return { again: `${inputs.young} changed during the build` };
    const moved = circumstanceChange(this.#circumstances, describeCircumstances());
    if (moved !== undefined) return { again: moved };
    return { inputs, reads: development?.reads, dataUntil: result.dataUntil };
  }

  /** The inputs of a commit are checked by every build. */
  #endFollowing(): void {
    this.#followed ??= this.#follower?.end();
  }

  #begin(): void {
    if (this.#follower) return;
    const { content, names } = listEarly(this.#root, this.#outDir);
    for (const path of content) this.#look(path, "content");
    for (const path of names) this.#look(path, "names");
    this.#follower = new CodeFollower({
      isOwn: (path) => isOwnPath(path, { root: this.#root, outDir: this.#outDir }),
      onLook: (path, look) => this.#look(path, look),
    });
  }

  /** Stamps a path when it is read first. */
  #look(path: string, look: Look): void {
    const key = lookKey(look, path);
    if (this.#isLooking || this.#early.has(key)) return;
    this.#isLooking = true;
    try {
      this.#early.set(key, stampLook(look, path, this.#outDir));
    } finally {
      this.#isLooking = false;
    }
  }
}

/** Undefined if the folder does not exist. */
export function recorderOf(
  { root, out }: { root: string; out: string },
  keeping: Keeping,
): BuildRecorder | undefined {
  return orNothing(
    () => new BuildRecorder({ root: realpathSync(resolve(root)), outDir: resolve(root, out), ...keeping }),
  );
}
