/** A moment's day as `2025-08-17`, the same on every machine, wherever it stands. */
export const utcDay = (now: Date): string => now.toISOString().slice(0, 10);
