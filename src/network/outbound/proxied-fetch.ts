import http from "node:http";
import https from "node:https";
import type { HttpsProxyAgent } from "https-proxy-agent";

/*
 * What linkinator asks of undici, under the same names: a fetch by way of a proxy, which the one of Node 20 and 22 cannot.
 * `scripts/compile/lean-packages.mjs` hands it this file instead of undici, which is ten times the size.
 */

export { HttpsProxyAgent as ProxyAgent } from "https-proxy-agent";
/** For servers whose certificates are not checked: handbill has none. */
export const Agent = undefined;

interface Options {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly dispatcher: HttpsProxyAgent<string>;
}

/** As much of a response as linkinator reads of a link: the body is not fetched. */
interface HeadOfResponse {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly url: string;
}

/** Asks through a tunnel that the proxy opens, and follows no redirect. Throws what the connection throws, or the signal's reason. */
export function fetch(address: string, options: Options): Promise<HeadOfResponse> {
  const { method, headers, signal, dispatcher: agent } = options;
  const { request } = address.startsWith("https:") ? https : http;
  return new Promise((resolve, reject) => {
    const asked = request(address, { method, headers, agent, ...(signal && { signal }) });
    // Else the proxy's own words would be taken for the server's.
    asked.once("proxyConnect", ({ statusCode }: { statusCode: number }) => {
      if (statusCode !== 200) asked.destroy(new Error(`the proxy answers ${statusCode}`));
    });
    asked.once("response", (response) => {
      resolve({ status: response.statusCode ?? 0, headers: flatten(response.headers), url: address });
      response.destroy();
    });
    asked.on("error", (error) => reject(signal?.aborted ? signal.reason : error));
    asked.end();
  });
}

function flatten(headers: http.IncomingHttpHeaders): Map<string, string> {
  return new Map(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(", ")]));
}
