/** Thrown when the bundler, which is a process of its own, was ended before it was done, or ended by itself. */
export class BundlerStopped extends Error {
  override name = "BundlerStopped";
}

/** Longer than any honest bundle takes between two signs. In milliseconds. */
const silenceLimitMs = 120_000;

/** The number of parts in which the limit is waited for, so that a pause of this process counts only once. */
const parts = 20;

/**
 * Waits for `work`, which calls `onSign` whenever it hears of what it waits for. Once nothing was heard for longer than
 * the limit, calls `onSilence` and throws BundlerStopped.
 */
export function whileHeard<Result>(
  work: (onSign: () => void) => Promise<Result>,
  { limitMs = silenceLimitMs, onSilence }: { limitMs?: number | undefined; onSilence: () => void },
): Promise<Result> {
  let silentParts = 0;
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      silentParts++;
      if (silentParts < parts) return;
      clearInterval(timer);
      reject(new BundlerStopped(`it gave no sign for ${limitMs / 1000} s`));
      onSilence();
    }, limitMs / parts);
    work(() => {
      silentParts = 0;
    })
      .finally(() => clearInterval(timer))
      .then(resolve, reject);
  });
}

/** Whether this is what esbuild throws if its process has ended. */
export function wasStopped(failure: unknown): boolean {
  const { errors, message } = (failure ?? {}) as { errors?: { text: string }[]; message?: unknown };
  return /^The service (was stopped|is no longer running)/.test(errors?.[0]?.text ?? String(message));
}
