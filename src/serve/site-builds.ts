import { build } from "../build/build.js";
import type { BuildOptions, BuildResult, FlowEffects } from "../build/build-options.js";
import type { PlannedSite } from "../build/planned-site.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { BuildCache } from "../effects/build-cache.js";
import { Superseded, type Turns } from "../effects/turns.js";
import type { Tree } from "../model/pages/tree.js";
import { compareTrees, type TreeChange } from "./changed-routes.js";
import { devScript } from "./follow-builds.js";
import type { Shown } from "./live-site.js";

export interface SiteBuildsOptions
  extends Pick<
    BuildOptions,
    "root" | "outDir" | "host" | "write" | "offline" | "watchSideEffects" | "onStep" | "onPlanned"
  > {
  /** What each build does to the world. */
  readonly effects: FlowEffects;
  readonly base: string | undefined;
  /** The day as `2025-08-17`, asked for at each build. */
  readonly today: () => string;
  /** Called as soon as there is something whole to show: before the checks if all is well. */
  readonly onShown: (shown: Shown) => void;
}

export interface BuildTask {
  /** The files whose bytes changed since the last build began, by absolute paths; undefined if more may have. */
  readonly changed: readonly string[] | undefined;
  /** Lets others in while it goes on, and ends it. */
  readonly turns?: Turns;
}

export interface BuildReport {
  /** The author's mistakes, without those that only follow from others. */
  readonly diagnostics: readonly Diagnostic[];
  /** A bug of handbill that ended the build: what was thrown. */
  readonly bug?: unknown;
  /** Whether it was given up for a newer one; it tells nothing then. */
  readonly isSuperseded?: boolean;
  /** The build, unless a bug ended it. */
  readonly result?: BuildResult;
  /** Undefined if the build gave nothing to serve. */
  readonly change: TreeChange | undefined;
  /** Milliseconds until there was something to show. */
  readonly ms: number;
}

/** Builds a site again and again in one process. */
export class SiteBuilds {
  readonly #options: SiteBuildsOptions;
  readonly #cache = new BuildCache();
  #tree: Tree | undefined;

  constructor(options: SiteBuildsOptions) {
    this.#options = options;
  }

  /** One build. Never throws. */
  async run({ changed, turns }: BuildTask): Promise<BuildReport> {
    const start = performance.now();
    let ms: number | undefined;
    let isShown = false;
    const show = (shown: Shown) => {
      this.#options.onShown(shown);
      isShown = true;
      ms ??= performance.now() - start;
    };
    const onPlanned = async (planned: PlannedSite) => {
      await this.#options.onPlanned?.(planned);
      ms ??= performance.now() - start;
    };
    try {
      const {
        effects,
        root,
        outDir,
        base,
        host,
        write,
        offline = false,
        today,
        watchSideEffects,
        onStep,
      } = this.#options;
      const onTree = (built: Pick<Shown, "site" | "tree">) => show({ ...built, diagnostics: [] });
      const tells = { ...(watchSideEffects && { watchSideEffects }), ...(onStep && { onStep }) };
      const site = { root, outDir, base, host, write, offline, today: today(), ...tells };
      const again = { cache: this.#cache, changed, devScript, onPlanned, turns, onTree };
      const result = await build({ ...site, ...again }, effects);
      if (!isShown) show(result);
      const change = result.tree && compareTrees(this.#tree, result.tree);
      this.#tree = result.tree ?? this.#tree;
      const diagnostics = withoutFollowing(result.diagnostics);
      return { diagnostics, result, change, ms: ms ?? 0 };
    } catch (bug) {
      if (bug instanceof Superseded) return { diagnostics: [], isSuperseded: true, change: undefined, ms: 0 };
      return { diagnostics: [], bug, change: undefined, ms: performance.now() - start };
    }
  }

  /** Lets go of all that was kept between builds. */
  end(): void {
    this.#cache.clear();
  }
}

/** A page that could not be rendered is missing from the tree, so links to it are broken until it is mended. */
function withoutFollowing(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  if (!diagnostics.some(({ code }) => code.startsWith("render/"))) return diagnostics;
  return diagnostics.filter(({ code }) => code !== "check/broken-link" && code !== "check/broken-anchor");
}
