import { createRequire } from "node:module";
import { join } from "node:path";
import packageJson from "../package.json" with { type: "json" };
import { cacheFolder } from "./check/cache-folder.js";
import type { CheckedTree } from "./check/checked-tree.js";
import { placeOf } from "./check/place-of.js";
import { hashOf, ResultCache } from "./check/result-cache.js";
import type { ValidityFlaw } from "./check/validity/validity-flaw.js";
import { ValidityThread } from "./check/validity/validity-thread.js";
import type { Diagnostic } from "./core/diagnostic.js";
import { Diagnostics } from "./core/diagnostics.js";
import { type DevelopmentTask, DevelopmentThread } from "./development.js";

/** What results depend on beside the pages. */
function listVersions(): string {
  const require = createRequire(import.meta.url);
  const react = require("react/package.json") as { version: string };
  return JSON.stringify([packageJson.version, packageJson.devDependencies["html-validate"], react.version]);
}

/**
 * The checks that take longer than a build: html-validate over each page, and React's development mode.
 * Their results are kept by content, so that what has not changed costs nothing. Both run in threads
 * of their own, which load beside the build if nothing is kept yet.
 */
export class Proof {
  readonly #cache: ResultCache;
  readonly #versions = listVersions();
  #validity: ValidityThread | undefined;
  #development: DevelopmentThread | undefined;

  constructor(root: string) {
    this.#cache = new ResultCache(join(root, cacheFolder, "checks.json"));
    if (!this.#cache.isEmpty) return;
    this.#validity = new ValidityThread();
    this.#development = new DevelopmentThread();
  }

  /** What is wrong with the pages. `task` is undefined for pages that handbill did not render. */
  async run({ pages }: Pick<CheckedTree, "pages">, task: DevelopmentTask | undefined): Promise<Diagnostic[]> {
    const log = new Diagnostics();
    try {
      await Promise.all([this.#validate(pages, log), task && this.#renderInDevelopment(task, log)]);
    } finally {
      await this.close();
    }
    this.#cache.save();
    return log.sorted();
  }

  async close(): Promise<void> {
    await Promise.all([this.#validity?.close(), this.#development?.close()]);
  }

  async #validate(pages: CheckedTree["pages"], log: Diagnostics): Promise<void> {
    const keys = pages.map(({ html }) => hashOf("html", this.#versions, html));
    const flaws = keys.map((key) => this.#cache.get<ValidityFlaw[]>(key));
    const missing = [...flaws.keys()].filter((index) => flaws[index] === undefined);
    if (missing.length > 0) {
      this.#validity ??= new ValidityThread();
      const found = await this.#validity.validate(missing.map((index) => pages[index]?.html ?? ""));
      for (const [position, index] of missing.entries()) {
        flaws[index] = found[position];
        this.#cache.set(keys[index] ?? "", found[position]);
      }
    }
    for (const [index, page] of pages.entries()) {
      for (const flaw of flaws[index] ?? []) log.add("check/invalid-html", { ...flaw }, placeOf(page));
    }
  }

  async #renderInDevelopment(task: DevelopmentTask, log: Diagnostics): Promise<void> {
    const { bundle, site, legal, routes } = task;
    const key = hashOf("react", this.#versions, bundle.code, JSON.stringify({ site, legal, routes }));
    let found = this.#cache.get<Diagnostic[]>(key);
    if (!found) {
      this.#development ??= new DevelopmentThread();
      found = await this.#development.render(task);
      this.#cache.set(key, found);
    }
    log.take(found.filter(({ code }) => code === "check/react-warning"));
  }
}
