import { hostNames, type Serving } from "../model/hosts/serving.js";

/** Parses the host's configuration from a published folder's manifest; undefined if there is none. */
export function parseServing(manifest: string): Serving | undefined {
  try {
    const { serving } = JSON.parse(manifest) as { serving?: Partial<Serving> };
    const { host, headers, redirects, phones = [], appPages = [] } = serving ?? {};
    const isKnown = hostNames.some((name) => name === host);
    return host && isKnown && Array.isArray(headers) && Array.isArray(redirects)
      ? { host, headers, redirects, phones, appPages }
      : undefined;
  } catch {
    return undefined;
  }
}
