/** Thrown if the bundler's process was stopped before it finished, or exited by itself. */
export class BundlerStopped extends Error {
  override name = "BundlerStopped";
}

/** Longer than any real bundle takes between two signs of life. In milliseconds. */
const silenceLimitMs = 120_000;

/** The limit is waited for in parts, so that a pause of this process counts only once. */
const parts = 20;

/**
 * Waits for `work`, which calls `onSign` for each sign of life. After a silence longer than the limit, calls `onSilence` and throws
 * BundlerStopped.
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

/** Whether this is the error that esbuild throws when its process has exited. */
export function wasStopped(failure: unknown): boolean {
  const { errors, message } = (failure ?? {}) as { errors?: { text: string }[]; message?: unknown };
  return /^The service (was stopped|is no longer running)/.test(errors?.[0]?.text ?? String(message));
}
