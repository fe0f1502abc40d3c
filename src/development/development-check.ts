import { type Diagnostic, Diagnostics } from "../diagnostics/diagnostics.js";
import type { BuildEffects } from "../effects/effects.js";
import type { ReadStamps } from "../effects/reads.js";
import type { ResultStore } from "../effects/result-store.js";
import type { CheckedTree } from "../model/pages/checked-tree.js";
import { type DevelopmentResult, type DevelopmentTask, DevelopmentThread } from "./development.js";

type CheckEffects = Pick<BuildEffects, "startThread" | "development">;

/**
 * The check that takes longer than a build: React's development mode. Its result is cached by content, so unchanged pages cost nothing.
 * It runs in a thread, which loads during the build if nothing is cached yet.
 */
export class DevelopmentCheck {
  readonly #effects: CheckEffects;
  readonly #store: ResultStore;
  #result: DevelopmentResult | undefined;
  #development: DevelopmentThread | undefined;

  constructor(store: ResultStore, effects: CheckEffects) {
    this.#effects = effects;
    this.#store = store;
    if (store.isEmpty("react")) this.#development = new DevelopmentThread(this.#effects.startThread);
  }

  /** Returns the problems of the pages. `task` is undefined for pages that handbill did not render. */
  async run({ pages }: Pick<CheckedTree, "pages">, task: DevelopmentTask | undefined): Promise<Diagnostic[]> {
    const log = new Diagnostics();
    try {
      if (task) await this.#renderInDevelopment(task, pages, log);
    } finally {
      await this.close();
    }
    return log.sorted();
  }

  /** The reads of React's development mode, once it has run. */
  get result(): Pick<DevelopmentResult, "reads"> | undefined {
    return this.#result;
  }

  async close(): Promise<void> {
    await this.#development?.close();
  }

  /**
   * A page's warnings depend on its code, on the packages that it loads, and on the files and the environment that both read: a cached
   * result is valid while all of those are unchanged.
   */
  async #renderInDevelopment(
    task: DevelopmentTask,
    pages: CheckedTree["pages"],
    log: Diagnostics,
  ): Promise<void> {
    const { bundle, root, sites, routes, ...rest } = task;
    const locks = this.#effects.development.packageStamps(root);
    const htmls = pages.map(({ html }) => html);
    const settings = JSON.stringify({ ...rest, sites: [...sites], routes, locks });
    const key = { kind: "react", key: [bundle.code, settings, ...htmls] } as const;
    const { areUnchanged, stampReads } = this.#effects.development;
    const cached = this.#store.get<{ result: DevelopmentResult; stamps: ReadStamps }>(key);
    let result = cached && areUnchanged(cached.stamps) ? cached.result : undefined;
    if (!result) {
      this.#development ??= new DevelopmentThread(this.#effects.startThread);
      result = await this.#development.render(task);
      if (result.reads) this.#store.set(key, { result, stamps: stampReads(result.reads) });
    }
    this.#result = result;
    log.take(
      result.diagnostics.filter(
        ({ code }) => code === "check/react-warning" || code === "check/changing-page",
      ),
    );
  }
}
