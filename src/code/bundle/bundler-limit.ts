/** Thrown if the bundler's process was stopped before it finished, or exited by itself. */
export class BundlerStopped extends Error {
  override name = "BundlerStopped";
}

/** Longer than any real bundle takes, in milliseconds. A bundler that reads a named pipe waits endlessly. */
const longestMs = 120_000;

/** The limit is waited for in parts, so that a pause of this process counts only once. */
const parts = 20;

/** Waits for `work`. After the limit, calls `onLate` and throws BundlerStopped. */
export function withinLimit<Result>(
  work: Promise<Result>,
  { limitMs = longestMs, onLate }: { limitMs?: number | undefined; onLate: () => void },
): Promise<Result> {
  let passed = 0;
  return new Promise((resolve, reject) => {
    const timer = setInterval(() => {
      passed++;
      if (passed < parts) return;
      clearInterval(timer);
      reject(new BundlerStopped(`no result after ${limitMs / 1000} s`));
      onLate();
    }, limitMs / parts);
    work.finally(() => clearInterval(timer)).then(resolve, reject);
  });
}

/** Whether this is the error that esbuild throws when its process has exited. */
export function wasStopped(failure: unknown): boolean {
  const { errors, message } = (failure ?? {}) as { errors?: { text: string }[]; message?: unknown };
  return /^The service (was stopped|is no longer running)/.test(errors?.[0]?.text ?? String(message));
}
