export type Severity = "error" | "warning";

/** What is said of one code; the words of a diagnostic stand nowhere else. */
export interface CodeEntry<Args> {
  readonly severity: Severity;
  /** What is wrong, in one sentence. */
  readonly message: (args: Args) => string;
  /** How to mend it; undefined where the message says it already. */
  readonly hint?: (args: Args) => string | undefined;
  /** For the documentation: what message and hint do not say. Markdown. */
  readonly about?: string;
}

/** Gives an entry its arguments' type. */
export const entry =
  <Args = Record<never, never>>() =>
  (value: CodeEntry<Args>): CodeEntry<Args> =>
    value;

export const didYouMean = (near: string | undefined) => near && `did you mean ${near}?`;
export const quote = (text: string) => JSON.stringify(text);

/** How to mend a text that looks as it should but has its accents as characters of their own; undefined for any other. */
export const composed = (text: string) =>
  // The documentation asks for the hint without a text, too.
  text === String(text).normalize("NFC")
    ? undefined
    : "its accents are characters of their own; write them as one with their letters (normalize() does)";

/** A name as a part of an address, with hyphens for what none may have; undefined if nothing is left of it. */
export function addressable(name: string): string | undefined {
  // The documentation asks for the hint without a name, too.
  const plain = String(name ?? "").normalize("NFC");
  const part = plain
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_~.]+|\.{2,}/gu, "-")
    .replace(/^[-.]+|[-.]+$/g, "");
  return part === "" || part === plain ? undefined : part;
}
