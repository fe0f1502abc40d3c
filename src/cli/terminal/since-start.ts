/** Milliseconds since the process began. `performance` tells it too, but Node loads 2 ms of code when it is first asked. */
export const sinceStart = (): number => process.uptime() * 1000;
