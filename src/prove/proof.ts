import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import { placeOf } from "../diagnostics/place-of.js";
import type { BuildEffects } from "../effects/effects.js";
import type { ReadStamps } from "../effects/reads.js";
import type { ResultStore } from "../effects/result-store.js";
import type { StartThread, Thread } from "../effects/thread.js";
import type { CheckedTree } from "../model/pages/checked-tree.js";
import { type DevelopmentResult, type DevelopmentTask, DevelopmentThread } from "./development.js";
import type { ValidityFlaw } from "./validity-flaw.js";
import { validityKey } from "./validity-settings.js";

type ProofEffects = Pick<BuildEffects, "startThread" | "prove">;

/**
 * The checks that take longer than a build: html-validate on each page, and React's development mode. Their results are cached by
 * content, so unchanged pages cost nothing. Both run in threads, which load during the build if nothing is cached yet.
 */
export class Proof {
  readonly #effects: ProofEffects;
  readonly #store: ResultStore;
  #result: DevelopmentResult | undefined;
  #validity: ValidityThread | undefined;
  #development: DevelopmentThread | undefined;

  constructor(store: ResultStore, effects: ProofEffects) {
    this.#effects = effects;
    this.#store = store;
    if (!store.isEmpty("html")) return;
    this.#validity = new ValidityThread(this.#effects.startThread);
    this.#development = new DevelopmentThread(this.#effects.startThread);
  }

  /** Returns the problems of the pages. `task` is undefined for pages that handbill did not render. */
  async run({ pages }: Pick<CheckedTree, "pages">, task: DevelopmentTask | undefined): Promise<Diagnostic[]> {
    const log = new Diagnostics();
    try {
      await Promise.all([this.#validate(pages, log), task && this.#renderInDevelopment(task, pages, log)]);
    } finally {
      await this.close();
    }
    return log.sorted();
  }

  /** The reads of React's development mode, once it has run. */
  get development(): Pick<DevelopmentResult, "reads"> | undefined {
    return this.#result;
  }

  async close(): Promise<void> {
    await Promise.all([this.#validity?.close(), this.#development?.close()]);
  }

  async #validate(pages: CheckedTree["pages"], log: Diagnostics): Promise<void> {
    const keyOf = (html: string) => ({ kind: "html", key: [...validityKey, html] }) as const;
    const flaws = pages.map(({ html }) => this.#store.get<ValidityFlaw[]>(keyOf(html)));
    const missing = [...flaws.keys()].filter((index) => flaws[index] === undefined);
    if (missing.length > 0) {
      this.#validity ??= new ValidityThread(this.#effects.startThread);
      const found = await this.#validity.validate(missing.map((index) => pages[index]?.html ?? ""));
      for (const [position, index] of missing.entries()) {
        flaws[index] = found[position];
        this.#store.set(keyOf(pages[index]?.html ?? ""), found[position]);
      }
    }
    for (const [index, page] of pages.entries()) {
      for (const flaw of flaws[index] ?? []) log.add("check/invalid-html", { ...flaw }, placeOf(page));
    }
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
    const locks = this.#effects.prove.packageStamps(root);
    const htmls = pages.map(({ html }) => html);
    const settings = JSON.stringify({ ...rest, sites: [...sites], routes, locks });
    const key = { kind: "react", key: [bundle.code, settings, ...htmls] } as const;
    const { areUnchanged, stampReads } = this.#effects.prove;
    const cached = this.#store.get<{ result: DevelopmentResult; stamps: ReadStamps }>(key);
    let result = cached && areUnchanged(cached.stamps) ? cached.result : undefined;
    if (!result) {
      this.#development ??= new DevelopmentThread(this.#effects.startThread);
      result = await this.#development.render(task);
      if (result.reads) this.#store.set(key, { result, stamps: stampReads(result.reads) });
    }
    this.#result = result;
    log.take(
      result.found.filter(({ code }) => code === "check/react-warning" || code === "check/changing-page"),
    );
  }
}

/** A thread with html-validate, which takes a while to load, so it loads during other work. */
class ValidityThread {
  readonly #thread: Thread<ValidityFlaw[]>;

  constructor(startThread: StartThread) {
    this.#thread = startThread("validity-worker");
  }

  /** Validates one page after the other. Can be called once. Throws the thread's errors. */
  async validate(pages: readonly string[]): Promise<ValidityFlaw[][]> {
    const results: ValidityFlaw[][] = [];
    try {
      return await new Promise((resolve, reject) => {
        if (pages.length === 0) resolve(results);
        this.#thread.listen((flaws) => {
          if (results.push(flaws) === pages.length) resolve(results);
        }, reject);
        for (const html of pages) this.#thread.send(html);
      });
    } finally {
      await this.close();
    }
  }

  async close(): Promise<void> {
    await this.#thread.end();
  }
}
