import { orNothing } from "./or-nothing.js";

export interface RequestTarget {
  /** Decoded; starts with a slash. */
  readonly path: string;
  readonly query: URLSearchParams;
}

/**
 * The path and the query of a request line; undefined for one that no browser would send: broken encoding, a NUL, an absolute URL instead
 * of a path.
 */
export function parseRequestTarget(target: string): RequestTarget | undefined {
  if (!target.startsWith("/")) return undefined;
  const mark = target.indexOf("?");
  const encoded = mark < 0 ? target : target.slice(0, mark);
  const query = new URLSearchParams(mark < 0 ? "" : target.slice(mark));
  const path = orNothing(() => decodeURIComponent(encoded));
  return path === undefined || path.includes("\0") ? undefined : { path, query };
}

/** Decodes percent-encoding; undefined if it is broken. */
export function decodePath(path: string): string | undefined {
  return orNothing(() => decodeURIComponent(path));
}
