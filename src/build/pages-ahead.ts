import { LooksAhead } from "../check/looks/look-ahead.js";
import type { PagesOnTheWay } from "../check/looks/look-with-help.js";
import type { PageTree } from "../check/rule.js";
import { derive } from "../derive/derive.js";
import { Diagnostics } from "../diagnostics/diagnostics.js";
import type { BegunStage, WrittenAhead } from "../effects/effects.js";
import type { PageThread } from "../effects/page-thread.js";
import type { SiteLender } from "../lender.js";
import type { CheckedTree } from "../model/checked-tree.js";
import type { Derived, DeriveInput } from "../model/derived.js";
import type { Draft } from "../model/page.js";
import type { SourceBytes } from "../model/project.js";
import type { Route } from "../model/route.js";
import type { Tree } from "../model/tree.js";
import { listFilesOf } from "../plan/grow-tree.js";
import type { HeadsAhead } from "../render/heads-ahead.js";
import type { FillOptions } from "../render/page-filler.js";
import { once } from "../util/once.js";
import { SharedHashes } from "../util/shared-hashes.js";
import { unmadeDraft } from "./unmade-draft.js";

export interface PagesAheadContext {
  readonly routes: readonly Route[];
  readonly rendering: Awaited<ReturnType<SiteLender["rendering"]>>;
  /** What is derived from, but for pages and their cards. */
  readonly deriving: Omit<DeriveInput, "pages" | "cards">;
  readonly filling: Omit<FillOptions, "headOf">;
  readonly looking: Omit<PageTree, "files">;
  readonly rules: readonly string[];
  /** What is published as it is. */
  readonly originals: readonly SourceBytes[];
  readonly pageThread: PageThread;
  /** Whether other threads are done, so that this one has a processor to itself. */
  readonly mayBegin: () => boolean;
  /** Begins with the stage, and gives it, if that may be. */
  readonly begin: () => BegunStage | undefined;
}

/**
 * Makes pages whole as soon as each is drawn, and has the thread of a build write them and look at them while others are drawn.
 * What depends on all pages is taken to be as it will be if nothing goes wrong; a page for which it is not is made again.
 */
export class PagesAhead {
  readonly #context: PagesAheadContext;
  readonly #derived: () => Derived;
  readonly #heads: () => HeadsAhead;
  readonly #hashes: SharedHashes;
  /** What was drawn before any was made. */
  readonly #waiting: Draft[] = [];
  #looks: LooksAhead | undefined;
  #stage: BegunStage | undefined;

  constructor(context: PagesAheadContext) {
    this.#context = context;
    const { routes, deriving, filling, rendering } = context;
    this.#derived = once(() =>
      derive({ ...deriving, pages: routes.map(unmadeDraft), cards: [] }, new Diagnostics()),
    );
    const hashes = SharedHashes.begin(routes.length);
    this.#hashes = hashes;
    this.#heads = once(
      () => new rendering.HeadsAhead({ ...filling, hashes, headOf: this.#derived().headOf }),
    );
  }

  /** Takes a page that has been drawn. */
  readonly take = (draft: Draft, bytes: Uint8Array): void => {
    if (!this.#looks && this.#waiting.length % rarely > 0) return void this.#waiting.push(draft);
    const looks = this.#begin();
    if (!looks) return void this.#waiting.push(draft);
    this.#make(looks, draft, bytes);
    // All at once might take longer than a page may.
    this.#makeWaiting(looks, atOnce);
  };

  /** All are drawn, and nothing is wrong so far: makes those that waited. Tells whether they are made. */
  makeRest(): boolean {
    const looks = this.#begin();
    if (looks) this.#makeWaiting(looks, this.#waiting.length);
    return looks !== undefined;
  }

  #begin(): LooksAhead | undefined {
    const { pageThread, mayBegin } = this.#context;
    if (!this.#looks && pageThread.thread && mayBegin()) this.#looks = this.#open(pageThread.thread);
    return this.#looks;
  }

  #makeWaiting(looks: LooksAhead, most: number): void {
    for (const draft of this.#waiting.splice(0, most)) this.#make(looks, draft, draft.bytes);
  }

  #make(looks: LooksAhead, draft: Draft, bytes: Uint8Array): void {
    const place = this.#hashes.place();
    const page = this.#heads().make(draft, bytes, place);
    looks.add(page, listFilesOf(draft.route, this.#context.deriving.host), place);
  }

  /** All are drawn: gives those that were made, if any. */
  end(): HeadsAhead | undefined {
    this.#looks?.handOver();
    return this.#looks && this.#heads();
  }

  written(tree: Tree): WrittenAhead | undefined {
    return this.#stage === undefined ? undefined : this.#looks?.written(tree);
  }

  onTheWay(tree: Tree, checked: CheckedTree): PagesOnTheWay | undefined {
    return this.#looks?.onTheWay(tree, checked);
  }

  #open(thread: NonNullable<PageThread["thread"]>): LooksAhead {
    const { routes, deriving, looking, rules, originals, begin } = this.#context;
    const { files, asks, icons } = this.#derived();
    const others = [...originals, ...files, ...asks, ...icons].map(({ outputFile }) => outputFile);
    const names = new Set([...routes.flatMap((route) => listFilesOf(route, deriving.host)), ...others]);
    this.#stage = begin();
    return new LooksAhead(thread, {
      ...{ context: looking, rules, stage: this.#stage },
      ...{ names, hashes: this.#hashes },
      originals: new Map(originals.map((one) => [one.outputFile, { ...one, from: one.sourceFile }] as const)),
    });
  }
}

/** After so many pages it is asked again whether pages may be made. */
const rarely = 8;
/** So many that waited are made with each that is drawn. */
const atOnce = 16;
