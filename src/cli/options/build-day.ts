/**
 * The day for which a command builds or checks, `2025-08-17`: the requested one, that of `SOURCE_DATE_EPOCH` (reproducible-builds.org),
 * or today in UTC.
 */
export function buildDay(asked: string | undefined, environment = process.env): string {
  if (asked !== undefined) return asked;
  const epoch = environment.SOURCE_DATE_EPOCH;
  return utcDay(epoch === undefined || epoch === "" ? new Date() : new Date(Number(epoch) * 1000));
}

/** Whether a text is a valid `SOURCE_DATE_EPOCH`: seconds since 1970. */
export const isEpoch = (text: string): boolean => /^\d{1,11}$/.test(text);

/** The day of a moment as `2025-08-17` in UTC, the same on every machine. */
export const utcDay = (now: Date): string => now.toISOString().slice(0, 10);
