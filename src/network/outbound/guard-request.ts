import dns, { type LookupAddress } from "node:dns";
import { isIP } from "node:net";
import type { Answer } from "./answer.js";
import { isPrivateAddress, isPrivateHost } from "./private-address.js";
import type { Request } from "./request.js";

/**
 * A request that is made only if no address of its server is of this machine or of a private network: a page, or the
 * redirect of a server, is not to reach what only this machine can. Each redirect is a request of its own. A name is
 * judged when it is looked up to connect: asked for before, its server could answer something else by then.
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
    // Node's connections ask for it by this name; neither `fetch` nor linkinator takes a lookup of one's own.
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

/** The system has none of this name. */
const privateCode = "EPRIVATE";

const withoutCode = (answer: Answer): Answer =>
  answer.kind === "failed" && answer.code === privateCode
    ? { kind: "failed", failure: "private", code: "" }
    : answer;
