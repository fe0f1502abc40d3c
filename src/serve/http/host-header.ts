import { isIP } from "node:net";

/**
 * Whether a request's Host header names this server. Another site can point its own name to this machine (DNS rebinding) and read what is
 * served here; it cannot do so with a numeric address or `localhost`.
 */
export function isOwnHost(header: string | undefined, ownNames: readonly string[]): boolean {
  const name = /^(\[[^\]]+\]|[^:]+)(?::\d{1,5})?$/.exec(header ?? "")?.[1]?.toLowerCase();
  if (name === undefined) return false;
  const bare = name.replace(/^\[(.*)\]$/, "$1");
  if (isIP(bare) !== 0) return true;
  return (
    name === "localhost" || name.endsWith(".localhost") || ownNames.some((own) => own.toLowerCase() === name)
  );
}
