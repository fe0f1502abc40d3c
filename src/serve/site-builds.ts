import { build } from "../build/build.js";
import type { BuildOptions, BuildResult, FlowEffects, LiveBuild } from "../build/build-options.js";
import type { PlannedSite } from "../build/early-pages.js";
import type { Diagnostic } from "../diagnostics/diagnostics.js";
import { BuildCache } from "../effects/build-cache.js";
import { type Scheduler, Superseded } from "../effects/scheduler.js";
import { devScript } from "./follow-builds.js";
import type { Shown } from "./live-site.js";

export interface SiteBuildsOptions
  extends Pick<
      BuildOptions,
      "root" | "outDir" | "host" | "write" | "offline" | "watchSideEffects" | "onStep"
    >,
    Pick<LiveBuild, "onPlanned"> {
  readonly effects: FlowEffects;
  readonly base: string | undefined;
  /** Returns the day as `2025-08-17`; called for each build. */
  readonly today: () => string;
  /** Called as soon as there is something complete to show: before the checks if there are no errors. */
  readonly onShown: (shown: Shown) => void;
}

interface BuildTask {
  /** Absolute paths of the files that changed since the last build started; undefined if others may have changed too. */
  readonly changed: readonly string[] | undefined;
  /** Lets other work run during the build, and can end it. */
  readonly scheduler?: Scheduler;
}

export interface BuildReport {
  readonly diagnostics: readonly Diagnostic[];
  /** A bug in handbill that ended the build: the thrown value. */
  readonly bug?: unknown;
  /** Whether it was replaced by a newer build; then it has no result. */
  readonly isSuperseded?: boolean;
  readonly result?: BuildResult;
  /** Milliseconds until there was something to show. */
  readonly ms: number;
}

export class SiteBuilds {
  readonly #options: SiteBuildsOptions;
  readonly #cache = new BuildCache();

  constructor(options: SiteBuildsOptions) {
    this.#options = options;
  }

  /** One build. Never throws. */
  async run({ changed, scheduler }: BuildTask): Promise<BuildReport> {
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
      const { effects, today, onPlanned: _, ...site } = this.#options;
      const onTree = (built: Pick<Shown, "site" | "tree">) => show({ ...built, diagnostics: [] });
      const live = { cache: this.#cache, changed, devScript, onPlanned, scheduler, onTree };
      const result = await build({ ...site, today: today(), live }, effects);
      if (!isShown) show(result);
      return { diagnostics: result.diagnostics, result, ms: ms ?? 0 };
    } catch (bug) {
      if (bug instanceof Superseded) return { diagnostics: [], isSuperseded: true, ms: 0 };
      return { diagnostics: [], bug, ms: performance.now() - start };
    }
  }

  end(): void {
    this.#cache.clear();
  }
}
