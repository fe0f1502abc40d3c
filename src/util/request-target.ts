export interface RequestTarget {
  /** Decoded; begins with a slash. */
  readonly path: string;
  readonly query: URLSearchParams;
}

/**
 * The path and the query that a request line names; undefined if it is none that a browser would send:
 * broken encoding, a NUL, a whole address instead of a path.
 */
export function parseRequestTarget(target: string): RequestTarget | undefined {
  if (!target.startsWith("/")) return undefined;
  const mark = target.indexOf("?");
  const encoded = mark < 0 ? target : target.slice(0, mark);
  const query = new URLSearchParams(mark < 0 ? "" : target.slice(mark));
  try {
    const path = decodeURIComponent(encoded);
    return path.includes("\0") ? undefined : { path, query };
  } catch {
    return undefined;
  }
}
