/** The formats in which `check` and `verify` report. */
export const reportFormats = ["text", "github"] as const;
