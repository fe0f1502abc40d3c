/**
 * The factor by which time limits are longer than on a typical machine: `vitest.config.ts` measures it once, before the tests. A time
 * limit only ends hanging tests; it must never decide whether a slow machine passes.
 */
export const slowness = Number(process.env.HANDBILL_TEST_SLOWNESS ?? 3);

/** A time limit in milliseconds, from a generous one on a typical machine. */
export const scaledTimeout = (quietMs: number): number => quietMs * slowness;
