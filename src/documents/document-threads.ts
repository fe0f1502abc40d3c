import type { StartThread, Thread } from "../effects/thread.js";
import { siteCodeLimitMs } from "../effects/time-limit.js";
import { elapsed } from "../runtime/own-clock.js";
import { compareNatural } from "../util/compare.js";
import type { HtmlBytes } from "../util/html-bytes.js";
import type { DocumentTexts, MadeText, MadeTexts } from "./make-document.js";
import type { MadeFile, MadeHead } from "./make-documents.js";
import { makePending, type PendingDocument } from "./pending-document.js";
import type { ReadFiles } from "./reading.js";

/** What a thread reads, and, once the config is known, with what it makes it. */
export type DocumentMessage =
  | { readonly kind: "read"; readonly root: string; readonly files: readonly string[] }
  | { readonly kind: "context"; readonly context: DocumentTexts | undefined };

/** What planning needs of all documents of a thread, and then, bit by bit, the rest. */
export type DocumentAnswer =
  | { readonly kind: "heads"; readonly made: readonly MadeHead[] }
  | { readonly kind: "whole"; readonly made: readonly MadeFile[] }
  | { readonly kind: "failed" };

/** Neighbours are read by one thread, which has them ready when their pages are rendered. */
const documentsPerPortion = 25;
/** Longer than any document takes, in milliseconds. */
const longestMs = 30_000;
/** A page that asks for all texts waits for all that are left: half of the time that it has. In milliseconds. */
const mostLeftMs = siteCodeLimitMs / 2;

/** Reads many documents beside this thread: first what planning needs of all, then their texts. Serves one build. */
export class DocumentThreads {
  readonly #files: readonly string[];
  readonly #threads: readonly {
    readonly thread: Thread<DocumentAnswer>;
    readonly files: readonly string[];
  }[];
  readonly #heads = new Map<string, MadeHead>();
  readonly #complete = new Map<string, MadeFile>();
  #hasFailed = false;
  #headsMs = 0;
  #onHeads = () => {};
  #onSoon = () => {};
  #onComplete = () => {};

  /** Begins to read and parse files, in the order in which their pages are rendered as a rule. */
  constructor(files: readonly string[], root: string, { startThread, count }: ThreadsOptions) {
    this.#files = files;
    const inOrder = [...files].sort(compareNatural);
    this.#threads = Array.from({ length: count }, (_, own) => ({
      thread: startThread<DocumentAnswer>("document-thread"),
      files: inOrder.filter((_, index) => Math.floor(index / documentsPerPortion) % count === own),
    }));
    for (const { thread, files: own } of this.#threads)
      thread.send({ kind: "read", root, files: own } satisfies DocumentMessage);
  }

  /** Without a context only what parsing found wrong. */
  async resolve(context: DocumentTexts | undefined): Promise<ReadFiles> {
    const complete = new Promise<void>((resolve, reject) => {
      this.#onComplete = resolve;
      for (const { thread } of this.#threads) thread.listen((answer) => this.#take(answer), reject);
    });
    const heads = new Promise<void>((resolve) => {
      this.#onHeads = resolve;
    });
    const soon = new Promise<void>((resolve) => {
      this.#onSoon = resolve;
    });
    for (const { thread } of this.#threads)
      thread.send({ kind: "context", context } satisfies DocumentMessage);
    // Its result is returned to the caller, if one is still waiting.
    complete.catch(() => {});
    await Promise.race([heads, complete]);
    const takeAll = async () => {
      await complete;
      return this.#files.flatMap((file) => this.#complete.get(file) ?? []);
    };
    const found = [...this.#heads.values()];
    // Problems of one are reported before the others are made, and versions need complete texts.
    const mayBePending =
      context?.withHistory.size === 0 && found.every(({ diagnostics }) => diagnostics.length === 0);
    if (!mayBePending) return { made: await takeAll() };
    const made = this.#files.flatMap((file) => this.#headOf(file));
    const pending = { all: takeAll, soon: () => Promise.race([soon, complete]) };
    return { made, pending: found.some(({ isPending }) => isPending) ? pending : undefined };
  }

  close(): void {
    for (const { thread } of this.#threads) void thread.end();
  }

  #headOf(file: string): MadeFile[] {
    const head = this.#heads.get(file);
    if (!head?.isPending) return head ? [head] : [];
    const completeOf = () => this.#completeOf(file);
    return [
      {
        ...head,
        texts: head.texts.map((text, at) => makePending(text, new TextBeside(text, at, completeOf))),
      },
    ];
  }

  /** Nothing else is done until it is there. */
  #completeOf(file: string): MadeFile {
    let patienceMs = 0;
    for (;;) {
      const made = this.#complete.get(file);
      if (made) return made;
      const own = this.#threads.find(({ files }) => files.includes(file));
      const answer = this.#hasFailed ? undefined : own?.thread.wait(patienceMs);
      if (answer) this.#take(answer);
      else if (patienceMs === 0 && !this.#hasFailed) {
        own?.thread.wish(own.files.indexOf(file) + 1);
        patienceMs = longestMs;
      } else {
        this.#hasFailed = true;
        throw new Error(`${file} could not be read`);
      }
    }
  }

  #take(answer: DocumentAnswer): void {
    if (answer.kind === "failed") {
      this.#hasFailed = true;
      return;
    }
    if (answer.kind === "heads") for (const head of answer.made) this.#heads.set(head.sourceFile, head);
    for (const made of answer.made)
      if (!("isPending" in made && made.isPending)) this.#complete.set(made.sourceFile, made);
    const [all, there] = [this.#files.length, this.#complete.size];
    if (this.#heads.size < all) return;
    this.#headsMs ||= elapsed();
    this.#onHeads();
    const leftMs = ((elapsed() - this.#headsMs) / there) * (all - there);
    if (there > 0 && leftMs <= mostLeftMs) this.#onSoon();
    if (there === all) this.#onComplete();
  }
}

interface ThreadsOptions {
  readonly startThread: StartThread;
  readonly count: number;
}

/** The text of a file whose rest is made in a thread. */
class TextBeside implements PendingDocument {
  readonly #head: MadeText;
  readonly #at: number;
  readonly #completeOf: () => MadeTexts;

  constructor(head: MadeText, at: number, completeOf: () => MadeTexts) {
    this.#head = head;
    this.#at = at;
    this.#completeOf = completeOf;
  }

  head(): MadeText {
    return this.#head;
  }

  whole(): MadeText {
    return this.#completeOf().texts[this.#at] ?? this.#head;
  }

  html(): HtmlBytes | undefined {
    return this.#completeOf().html?.[this.#at];
  }
}
