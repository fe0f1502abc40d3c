import dns, { type LookupAddress } from "node:dns";
import { isIP } from "node:net";
import type { Answer } from "./answer.js";
import { isPrivateAddress, isPrivateHost } from "./private-address.js";
import { type Request, requestWithLinkinator } from "./request.js";

/**
 * Makes a request only if the server is neither this machine nor in a private network: a page, or a server's redirect, must not reach
 * what only this machine can. Each redirect is a separate request. A name is checked when it is resolved for the connection: its address
 * could have changed since an earlier check.
 */
export function guardRequest(request: Request): Request {
  const guarded = new Set<string>();
  let { lookup } = dns;
  let open = 0;
  const judging = (hostname: string, ...rest: [...options: object[], callback: Callback]) => {
    const callback = rest.pop() as Callback;
    const judge: Callback = (error, found, family) => {
      const all = Array.isArray(found) ? found : [{ address: found }];
      const isRefused =
        !error && guarded.has(hostname) && all.some(({ address }) => isPrivateAddress(address));
      if (isRefused) callback(Object.assign(new Error(`${hostname} is private`), { code: privateCode }), "");
      else callback(error, found, family);
    };
    Reflect.apply(lookup, dns, [hostname, ...rest, judge]);
  };
  return async (address, options) => {
    const { hostname } = new URL(address);
    if (isPrivateHost(hostname)) return { kind: "failed", failure: "private", code: "" };
    if (isIP(hostname.replace(/^\[|\]$/g, "")) !== 0) return await request(address, options);
    guarded.add(hostname);
    // Node's connections call this function by name; neither `fetch` nor linkinator accepts a custom lookup.
    if (open++ === 0) {
      lookup = dns.lookup;
      Object.assign(dns, { lookup: judging });
    }
    try {
      return withoutCode(await request(address, options));
    } finally {
      if (--open === 0) Object.assign(dns, { lookup });
    }
  };
}

type Callback = (error: Error | null, found: string | LookupAddress[], family?: number) => void;

/** Our own code; the system has none with this name. */
const privateCode = "EPRIVATE";

const withoutCode = (answer: Answer): Answer =>
  answer.kind === "failed" && answer.code === privateCode
    ? { kind: "failed", failure: "private", code: "" }
    : answer;

/** The function that makes network requests, to private addresses only if those are allowed. Linkinator takes a while to load. */
export const loadRequest = (privateAddresses: boolean): Request =>
  privateAddresses ? requestWithLinkinator : guardRequest(requestWithLinkinator);
