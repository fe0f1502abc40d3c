/** Thrown if the bundler's process ended before it was done, or cannot start. */
export class BundlerStopped extends Error {
  override name = "BundlerStopped";
}

/** Thrown if the bundler's program for this system is not installed. */
export class BundlerMissing extends BundlerStopped {
  constructor() {
    super(`its program for ${process.platform} ${process.arch} is not installed`);
  }
}

/** Whether this is the error that esbuild throws without its program. */
export const isMissing = (failure: unknown): boolean =>
  /could not be found, and is needed by esbuild|installed esbuild for another platform/.test(String(failure));

/** Whether this is the error that esbuild throws when its process has exited. */
export function wasStopped(failure: unknown): boolean {
  const { errors, message } = (failure ?? {}) as { errors?: { text: string }[]; message?: unknown };
  return /^The service (was stopped|is no longer running)/.test(errors?.[0]?.text ?? String(message));
}
