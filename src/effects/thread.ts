/** Code that runs in a thread of its own: an entry of what is compiled. */
export type ThreadName = "validity-worker" | "document-thread" | "development-worker";

export interface Thread<Answer> {
  /** Hands the thread something, as plain data. */
  readonly send: (message: unknown) => void;
  /** Calls `onAnswer` with each answer from now on, and `onEnd` if the thread fails, or ends by itself. */
  readonly listen: (onAnswer: (answer: Answer) => void, onEnd: (error: unknown) => void) => void;
  readonly end: () => Promise<void>;
}

/** Starts a thread; it begins to load its code at once. `Answer` is what code of that name gives. */
export type StartThread = <Answer>(name: ThreadName, options?: ThreadOptions) => Thread<Answer>;

export interface ThreadOptions {
  /** Added to the environment that it gets. */
  readonly env?: Readonly<Record<string, string>>;
  /** Whether what it prints is thrown away. */
  readonly silent?: boolean;
}
