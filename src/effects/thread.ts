/** The compiled entry of a thread. */
export type ThreadName = "document-thread" | "development-worker";

export interface Thread<Answer> {
  readonly send: (message: unknown) => void;
  /** From now on, calls `onAnswer` with each answer, and `onEnd` if the thread fails or ends by itself. */
  readonly listen: (onAnswer: (answer: Answer) => void, onEnd: (error: unknown) => void) => void;
  readonly end: () => Promise<void>;
}

/** Starts a thread, which loads its code immediately. `Answer` is the type of its answers. */
export type StartThread = <Answer>(name: ThreadName, options?: ThreadOptions) => Thread<Answer>;

export interface ThreadOptions {
  /** Added to the thread's environment. */
  readonly env?: Readonly<Record<string, string>>;
  readonly silent?: boolean;
}
