import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import type { CheckedTree } from "../core/checked-tree.js";
import type { Diagnostic } from "../core/diagnostic.js";
import { Diagnostics } from "../core/diagnostics.js";
import { placeOf } from "../core/place-of.js";
import { type Makers, type ResultStore, readJson, type Shelf, writeJson } from "../core/result-store.js";
import type { StartThread } from "../core/thread.js";
import {
  type DevelopmentResult,
  type DevelopmentTask,
  DevelopmentThread,
  developmentVariables,
} from "./development.js";
import { areUnchanged } from "./read-stamps.js";
import type { ValidityFlaw } from "./validity-flaw.js";
import { validityMakers } from "./validity-settings.js";
import { ValidityThread } from "./validity-thread.js";

/** What React's warnings depend on beside the site. */
function developmentMakers(): Makers {
  const react = createRequire(import.meta.url)("react/package.json") as { version: string };
  return { react: react.version, node: process.version };
}

/** What package managers write when a package comes, goes or changes, below the project's folder. */
const installed = [
  "node_modules/.package-lock.json",
  "package-lock.json",
  "pnpm-lock.yaml",
  "yarn.lock",
  "bun.lock",
];

/**
 * The checks that take longer than a build: html-validate over each page, and React's development mode.
 * Their results are kept by content, so that what has not changed costs nothing. Both run in threads
 * of their own, which load beside the build if nothing is kept yet.
 */
export class Proof {
  readonly #startThread: StartThread;
  readonly #html: Shelf;
  readonly #react: Shelf;
  #validity: ValidityThread | undefined;
  #development: DevelopmentThread | undefined;

  constructor(store: ResultStore, startThread: StartThread) {
    this.#startThread = startThread;
    this.#html = store.shelf("html", validityMakers);
    this.#react = store.shelf("react", developmentMakers());
    if (!this.#html.isEmpty) return;
    this.#validity = new ValidityThread(this.#startThread);
    this.#development = new DevelopmentThread(this.#startThread);
  }

  /** What is wrong with the pages. `task` is undefined for pages that handbill did not render. */
  async run({ pages }: Pick<CheckedTree, "pages">, task: DevelopmentTask | undefined): Promise<Diagnostic[]> {
    const log = new Diagnostics();
    try {
      await Promise.all([this.#validate(pages, log), task && this.#renderInDevelopment(task, pages, log)]);
    } finally {
      await this.close();
    }
    return log.sorted();
  }

  async close(): Promise<void> {
    await Promise.all([this.#validity?.close(), this.#development?.close()]);
  }

  async #validate(pages: CheckedTree["pages"], log: Diagnostics): Promise<void> {
    const flaws = pages.map(({ html }) => readJson<ValidityFlaw[]>(this.#html, [html]));
    const missing = [...flaws.keys()].filter((index) => flaws[index] === undefined);
    if (missing.length > 0) {
      this.#validity ??= new ValidityThread(this.#startThread);
      const found = await this.#validity.validate(missing.map((index) => pages[index]?.html ?? ""));
      for (const [position, index] of missing.entries()) {
        flaws[index] = found[position];
        writeJson(this.#html, [pages[index]?.html ?? ""], found[position]);
      }
    }
    for (const [index, page] of pages.entries()) {
      for (const flaw of flaws[index] ?? []) log.add("check/invalid-html", { ...flaw }, placeOf(page));
    }
  }

  /**
   * What a page warns of depends on its code, on the packages that it loads, and on the files and the environment that
   * both read: what is kept holds while all of that is the same.
   */
  async #renderInDevelopment(
    task: DevelopmentTask,
    pages: CheckedTree["pages"],
    log: Diagnostics,
  ): Promise<void> {
    const { bundle, root, sites, routes, ...rest } = task;
    const locks = installed.map((file) => digestOf(join(root, file)));
    const htmls = pages.map(({ html }) => html);
    const key = [bundle.code, JSON.stringify({ ...rest, sites: [...sites], routes, locks }), ...htmls];
    let result = readJson<DevelopmentResult>(this.#react, key);
    const isKnown = result?.reads && areUnchanged(result.reads, { ...process.env, ...developmentVariables });
    if (!result || !isKnown) {
      this.#development ??= new DevelopmentThread(this.#startThread);
      result = await this.#development.render(task);
      if (result.reads) writeJson(this.#react, key, result);
    }
    log.take(result.found.filter(({ code }) => code === "check/react-warning"));
  }
}

function digestOf(file: string): string {
  try {
    if (!statSync(file).isFile()) return ""; // a pipe never ends
    return createHash("sha256").update(readFileSync(file)).digest("base64");
  } catch {
    return "";
  }
}
