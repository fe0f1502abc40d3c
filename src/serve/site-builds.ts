import { type BuildResult, build } from "../build.js";
import type { Diagnostic } from "../core/diagnostic.js";
import { Memory } from "../core/memory.js";
import type { Tree } from "../core/tree.js";
import { compareTrees, type TreeChange } from "./changed-routes.js";
import { devScript } from "./follow-builds.js";

export interface SiteBuildsOptions {
  readonly root: string;
  readonly outDir: string;
  readonly base: string | undefined;
  /** Whether each good build is committed to the output folder too. */
  readonly write: boolean;
  /**
   * Called as soon as a build is made, before anything else is done with it.
   * `since` is when it began, in milliseconds of `Date.now()`.
   */
  readonly onMade: (made: Made, since: number) => void;
}

export type Made =
  | { readonly kind: "result"; readonly result: BuildResult }
  /** A bug of handbill ended the build. */
  | { readonly kind: "bug"; readonly bug: unknown };

export interface BuildReport {
  /** The author's mistakes, without those that only follow from others. */
  readonly diagnostics: readonly Diagnostic[];
  readonly bug?: unknown;
  /** Undefined if the build gave nothing to serve. */
  readonly change: TreeChange | undefined;
  /** Milliseconds until the build was made. */
  readonly ms: number;
}

/** Builds a site again and again in one process. */
export class SiteBuilds {
  readonly #options: SiteBuildsOptions;
  readonly #memory = new Memory();
  #tree: Tree | undefined;

  constructor(options: SiteBuildsOptions) {
    this.#options = options;
  }

  /** One build. Never throws. */
  async run(): Promise<BuildReport> {
    const start = Date.now();
    try {
      return await this.#build(start);
    } catch (bug) {
      this.#options.onMade({ kind: "bug", bug }, start);
      return { diagnostics: [], bug, change: undefined, ms: Date.now() - start };
    }
  }

  /** Lets go of all that was kept between builds. */
  end(): void {
    this.#memory.clear();
  }

  async #build(start: number): Promise<BuildReport> {
    const { root, outDir, base, write, onMade } = this.#options;
    const shared = { root, outDir, base, memory: this.#memory };
    const result = await build({ ...shared, write: false, devScript });
    onMade({ kind: "result", result }, start);
    const ms = Date.now() - start;
    const change = result.tree && compareTrees(this.#tree, result.tree);
    this.#tree = result.tree ?? this.#tree;
    // What is published has no development script, so it is rendered for itself.
    const { diagnostics } = write && result.ok ? await build({ ...shared, write: true }) : result;
    return { diagnostics: withoutFollowing(diagnostics), change, ms };
  }
}

/** A page that could not be rendered is missing from the tree, so links to it are broken until it is mended. */
function withoutFollowing(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (!diagnostics.some(({ code }) => code.startsWith("render/"))) return diagnostics;
  return diagnostics.filter(({ code }) => code !== "check/broken-link" && code !== "check/broken-anchor");
}
