const longestLine = 500;
const mostLines = 12;

/** What was thrown, in words. Anything can be thrown, also what throws when it is looked at. */
export function describeThrown(thrown: unknown): string {
  try {
    return shorten(wordsOf(thrown));
  } catch {
    return "something that throws when it is looked at";
  }
}

/** An error's stack; undefined for anything else, or if it throws when it is looked at. */
export function stackOf(thrown: unknown): string | undefined {
  try {
    const text = (thrown as { stack?: unknown } | null | undefined)?.stack;
    return typeof text === "string" ? text : undefined;
  } catch {
    return undefined;
  }
}

function wordsOf(thrown: unknown): string {
  if (thrown instanceof Error) {
    const words: readonly unknown[] = [thrown.message, thrown.name, "an error without a message"];
    return words.find((text): text is string => typeof text === "string" && text !== "") ?? "";
  }
  if (typeof thrown === "string") return thrown;
  try {
    return JSON.stringify(thrown) ?? String(thrown);
  } catch {
    return Object.prototype.toString.call(thrown);
  }
}

/** As much of a text as a person reads. */
function shorten(text: string): string {
  const lines = text.split("\n");
  const shown = lines
    .slice(0, mostLines)
    .map((line) => (line.length > longestLine ? `${line.slice(0, longestLine)}…` : line));
  if (lines.length > mostLines) shown.push(`… and ${lines.length - mostLines} more lines`);
  return shown.join("\n");
}
