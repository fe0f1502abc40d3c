/** The exit codes of the process. Documented in docs/commands.md. */
export const exitCodes = { ok: 0, errors: 1, usage: 2, bug: 70, output: 74 } as const;
