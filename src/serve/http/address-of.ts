import { isIPv6 } from "node:net";

/** The URL to open in a browser: `http://127.0.0.1:4321/repo/`. A wildcard host becomes loopback. */
export function addressOf({ host, port, base }: { host: string; port: number; base: string }): string {
  const reached = { "0.0.0.0": "127.0.0.1", "::": "::1" }[host] ?? host;
  return `http://${isIPv6(reached) ? `[${reached}]` : reached}:${port}${base}`;
}
