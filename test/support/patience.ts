/**
 * How many times as long as on a quiet machine something may take: `vitest.config.ts` measures it once, before the
 * tests. A time limit is there to end what hangs, so it is never what decides whether a slow machine passes.
 */
export const slowness = Number(process.env.HANDBILL_TEST_SLOWNESS ?? 3);

/** A time limit in milliseconds, from what would be generous on a quiet machine. */
export const patience = (quietMs: number): number => quietMs * slowness;
