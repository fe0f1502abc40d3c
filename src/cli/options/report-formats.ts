/** The formats in which `check` reports; `markdown` is for the store review. */
export const checkFormats = ["text", "github", "markdown"] as const;
export const verifyFormats = ["text", "github"] as const;
