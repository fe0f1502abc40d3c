/** Thrown if the bundler's process ended before it was done. */
export class BundlerStopped extends Error {
  override name = "BundlerStopped";
}

/** Whether this is the error that esbuild throws when its process has exited. */
export function wasStopped(failure: unknown): boolean {
  const { errors, message } = (failure ?? {}) as { errors?: { text: string }[]; message?: unknown };
  return /^The service (was stopped|is no longer running)/.test(errors?.[0]?.text ?? String(message));
}
