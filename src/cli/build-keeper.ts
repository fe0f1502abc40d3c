import { realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import type { BuildResult } from "../build-options.js";
import type { CheckEffects } from "../check.js";
import type { CommitEffects, OldFiles } from "../core/effects.js";
import type { OnStep } from "../core/progress.js";
import { manifestFile } from "../core/serving.js";
import type { StartThread } from "../core/thread.js";
import type { Tree } from "../core/tree.js";
import { CodeFollower, type Followed } from "../engine/follow-code.js";
import { watchCode } from "../engine/watch-code.js";
import { formatPlace } from "../report/format-diagnostics.js";
import { BundleKeeper } from "../store/bundle-keeper.js";
import { listEarly, listInputs } from "../store/list-inputs.js";
import { isOwnPath } from "../store/own-paths.js";
import {
  earlyOf,
  type Look,
  lookKey,
  noInputs,
  stampInputs,
  stampLook,
  withThoseOf,
} from "../store/stamp-inputs.js";
import { asLeft, type OutputStamps, stampLinked, stampOutput } from "../store/stamp-output.js";
import { isYoung, type Stamp } from "../store/stamps.js";
import { OutputHelp } from "./output-help.js";
import {
  buildsOf,
  describeCircumstances,
  type FoundBuild,
  type KeptBuild,
  type KeptReport,
  keepBuild,
  lib,
  pastBuildKey,
} from "./past-builds.js";
import { openSpare, type StampedSpare } from "./spare-output.js";
import { unseenStore } from "./unseen-store.js";

interface Keeping {
  readonly argv: readonly string[];
  /** What is known of an earlier build of its kind. */
  readonly past: FoundBuild;
}

/** Follows a build, and keeps what the next one has to compare to know that it would do the same. One process, one build. */
export class BuildKeeper {
  readonly #root: string;
  readonly #outDir: string;
  readonly #argv: readonly string[];
  readonly #past: FoundBuild;
  readonly #since = Date.now();
  readonly #circumstances = describeCircumstances();
  readonly #early: Map<string, Stamp>;
  readonly #bundles: BundleKeeper;
  /** Files of which lines are shown, be it when all is done. */
  readonly #shown = new Set<string>();
  #follower: CodeFollower | undefined;
  #followed: Followed | undefined;
  #output: OutputStamps | undefined;
  #linked: ReadonlySet<string> = new Set();
  #help: OutputHelp | undefined;
  #spare: StampedSpare | undefined;
  #isLooking = false;

  /** `root` is the real path of the project's folder, `outDir` absolute. */
  constructor({ root, outDir, argv, past }: Keeping & { root: string; outDir: string }) {
    this.#root = root;
    this.#outDir = outDir;
    this.#argv = argv;
    this.#past = past;
    const { build, change } = past;
    // What is as it was when this process began was so before the build looked at it.
    this.#early = new Map(build && change?.only ? earlyOf(build.inputs, change.only) : []);
    const shelf = buildsOf(root);
    const key = ["bundles", ...pastBuildKey(argv, root)];
    this.#bundles = new BundleKeeper({ shelf, key, root, change, digest: build?.bundles });
  }

  /** What the build does to the world, followed. */
  effects(own: CheckEffects): CheckEffects {
    const follower = () => this.#follower;
    const unseen = <Result>(work: () => Result) => {
      const followed = follower();
      return followed ? followed.aside(work) : work();
    };
    const [root, outDir] = [this.#root, this.#outDir];
    const startThread: StartThread = (...args) => unseen(() => own.startThread(...args));
    this.#help = new OutputHelp(this.#past, { ...own, startThread, shelf: buildsOf(root), root, outDir });
    this.#help.copy();
    return {
      ...own,
      // A thread of handbill's own, which may be started while the site's code runs.
      startThread,
      openStore: (root) => unseenStore(own.openStore(root), unseen),
      read: {
        ...own.read,
        record: (...args) => {
          this.#begin();
          return own.read.record(...args);
        },
        project: (options, ...rest) => {
          this.#begin();
          return own.read.project({ ...options, bundles: this.#bundles }, ...rest);
        },
        source: (root, file) => {
          this.#look(join(root, file), "content");
          this.#shown.add(join(root, file));
          return own.read.source(root, file);
        },
      },
      code: {
        ...own.code,
        evaluate: (bundle, lent) => {
          follower()?.begin(bundle.code);
          follower()?.aside(() => watchCode(bundle.code));
          return own.code.evaluate(bundle, lent);
        },
      },
      commit: {
        ...own.commit,
        ahead: (...args) => {
          const ahead = own.commit.ahead?.(...args);
          return (
            ahead && {
              ...ahead,
              begin: (names, over) =>
                unseen(() => ahead.begin(names, over && { ...over, spare: this.#spareToBegin() })),
              stage: (...args) => {
                this.#endFollowing();
                return ahead.stage(...args);
              },
              write: this.#followWrite(ahead.write),
            }
          );
        },
        write: this.#followWrite(own.commit.write),
      },
    };
  }

  /** What the pages say is settled once pictures and fonts are made. */
  readonly onStep: OnStep = (step) => {
    // Where a thread looks at pages and writes them, another one would only keep it from that.
    if (step === "derive" && !this.#spare) this.#follower?.aside(() => this.#help?.look());
    if (step === "encode") this.#follower?.settle();
  };

  /** Keeps a build that went well. Gives why the next one cannot know that nothing has changed; undefined if it can. */
  keep(result: BuildResult, report: KeptReport): string | undefined {
    if (!this.#followed || !this.#output || !result.ok) return undefined;
    const outDir = this.#outDir;
    const circumstances = this.#circumstances;
    const compared = this.#compare(result, this.#followed);
    const output = stampLinked(outDir, this.#output, this.#linked);
    const build: KeptBuild =
      "again" in compared
        ? { circumstances, ...compared, inputs: noInputs, outDir, output, report: { json: {} } }
        : { circumstances, ...compared, outDir, output, report, bundles: this.#bundles.settle() };
    keepBuild(build, this.#argv, this.#root);
    return build.again;
  }

  /** What the next build has to compare, or why it cannot. */
  #compare(result: BuildResult, followed: Followed): Pick<KeptBuild, "inputs" | "reads"> | { again: string } {
    const { untold, looks, variables, environment, modules } = followed;
    const { lost, development, placeOf } = result;
    if (lost.length > 0) return { again: "files of others were lost" };
    if (untold) {
      const place = formatPlace(placeOf({ stack: untold.stack })) || "the site's code";
      return { again: `${place} asks for what nobody can compare: ${untold.what}` };
    }
    if (development && !development.reads)
      return { again: "in React's development mode the site loads a package that is an ES module" };
    const root = this.#root;
    const outDir = this.#outDir;
    const reads = { root, outDir, lib, files: [...result.inputs, ...this.#shown], looks, variables };
    const looked = listInputs({ ...reads, modules });
    const before = this.#bundles.hasTaken ? this.#past.build?.inputs : undefined;
    const inputs = stampInputs(before ? withThoseOf(looked, before) : looked, {
      outDir,
      since: this.#since,
      early: this.#early,
      variables: environment,
    });
    if ("young" in inputs) return { again: `${inputs.young} was written while the site was built` };
    if (this.#circumstances !== describeCircumstances()) return { again: "a new day has begun" };
    return { inputs, reads: development?.reads };
  }

  #followWrite(write: CommitEffects["write"]): CommitEffects["write"] {
    return async (tree, outDir, options) => {
      this.#endFollowing();
      const past = this.#past.build;
      const output = past?.outDir === outDir ? past.output : undefined;
      const copied = await this.#help?.copied();
      const looked = await this.#help?.looked();
      const root = this.#root;
      const kept = { shelf: buildsOf(root), root, outDir, copied, looked: looked?.spare };
      // What a stage was begun with knows what it was like.
      const spare = this.#spare ?? (output && openSpare(output, kept));
      const onStaged = (stage: string, { linked, stayed }: OldFiles) => {
        const now = Date.now();
        const before = new Map(
          [...stayed].flatMap((file) => {
            const stamp = spare?.stamps.get(file);
            // Of a folder, and of what has just been written, more is to be known.
            return stamp && !(copied && isYoung(stamp[1], now)) ? [[file, stamp] as const] : [];
          }),
        );
        const made = { hashOf: (file: string) => hashIn(tree, file), linked, before };
        this.#output = stampOutput(stage, [manifestFile, ...tree.files.keys()], made);
        this.#linked = linked;
      };
      const asWritten = output && asLeft(outDir, output, looked?.output);
      return write(tree, outDir, { ...options, asWritten, onStaged, spare });
    };
  }

  /** The spare folder for a stage that is begun now, unless one is just being made. */
  #spareToBegin(): StampedSpare | undefined {
    const [root, outDir, { build }] = [this.#root, this.#outDir, this.#past];
    if (build?.outDir !== outDir || this.#help?.isCopying) return undefined;
    const kept = { shelf: buildsOf(root), root, outDir, copied: undefined, looked: undefined };
    this.#spare ??= openSpare(build.output, kept);
    return this.#spare;
  }

  /** What a commit looks at is looked at by each. */
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

  /** Takes down what something is like the first time that anybody looks at it. */
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

/** A file's hash as stamps have it; undefined if the tree knows none. */
function hashIn(tree: Tree, file: string): string | undefined {
  const hash = tree.files.get(file)?.hash?.();
  return hash === undefined ? undefined : Buffer.from(hash, "hex").toString("base64");
}

/** Undefined for a folder that is not there. */
export function keeperOf(
  { root, out }: { root: string; out: string },
  keeping: Keeping,
): BuildKeeper | undefined {
  try {
    return new BuildKeeper({ root: realpathSync(resolve(root)), outDir: resolve(root, out), ...keeping });
  } catch {
    return undefined;
  }
}
