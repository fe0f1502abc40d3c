import dns from "node:dns";
import { isIP } from "node:net";
import { promisify } from "node:util";
import { type Answer, readFailure } from "./answer.js";
import { isPrivateAddress, isPrivateHost } from "./private-address.js";
import type { Request } from "./request.js";

/**
 * A request that is made only if no address of its server is of this machine or of a private network: a page, or the
 * redirect of a server, is not to reach what only this machine can. Each redirect is a request of its own.
 */
export function guardRequest(request: Request): Request {
  const known = new Map<string, Promise<Answer | undefined>>();
  return async (address, options) => {
    const { hostname } = new URL(address);
    const refusal = known.get(hostname) ?? refusalOf(hostname);
    known.set(hostname, refusal);
    return (await refusal) ?? (await request(address, options));
  };
}

const refused: Answer = { kind: "failed", failure: "private", code: "" };

async function refusalOf(hostname: string): Promise<Answer | undefined> {
  if (isPrivateHost(hostname)) return refused;
  if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0) return undefined;
  try {
    const found = await promisify(dns.lookup)(hostname, { all: true });
    return found.some(({ address }) => isPrivateAddress(address)) ? refused : undefined;
  } catch (thrown) {
    return readFailure(thrown);
  }
}
