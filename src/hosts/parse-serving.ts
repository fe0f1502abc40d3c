import { hostNames, type Serving } from "../model/hosts/serving.js";
import { orNothing } from "../util/or-nothing.js";

/** Parses the host's configuration from a published folder's manifest; undefined if there is none. */
export function parseServing(manifest: string): Serving | undefined {
  const parsed = orNothing(() => JSON.parse(manifest) as { serving?: Partial<Serving> } | null);
  const { host, headers, redirects, phones = [], appPages = [] } = parsed?.serving ?? {};
  const isKnown = hostNames.some((name) => name === host);
  return host && isKnown && Array.isArray(headers) && Array.isArray(redirects)
    ? { host, headers, redirects, phones, appPages }
    : undefined;
}
