import { hostNames } from "../model/host-name.js";
import type { Serving } from "../model/serving.js";

/** What a published folder's manifest says that its host was told; undefined if it was told nothing. */
export function parseServing(manifest: string): Serving | undefined {
  try {
    const { serving } = JSON.parse(manifest) as { serving?: Partial<Serving> };
    const { host, headers, redirects, phones = [] } = serving ?? {};
    const isKnown = hostNames.some((name) => name === host);
    return host && isKnown && Array.isArray(headers) && Array.isArray(redirects)
      ? { host, headers, redirects, phones }
      : undefined;
  } catch {
    return undefined;
  }
}
