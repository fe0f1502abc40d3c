/** Milliseconds since the process started. `performance` has it too, but Node loads 2 ms of code for it. */
export const sinceStart = (): number => process.uptime() * 1000;
