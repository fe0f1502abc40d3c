/** The day of a moment as `2025-08-17` in UTC, the same on every machine. */
export const utcDay = (now: Date): string => now.toISOString().slice(0, 10);
