import http from "node:http";
import https from "node:https";
import type { HttpsProxyAgent } from "https-proxy-agent";

/*
 * The parts of undici that linkinator uses, under the same names: a fetch through a proxy, which Node 20 and 22 cannot do.
 * `scripts/compile/lean-packages.mjs` replaces undici, which is ten times the size, with this file.
 */

export { HttpsProxyAgent as ProxyAgent } from "https-proxy-agent";
/** For servers whose certificates are not checked, which handbill does not support. */
export const Agent = undefined;

interface Options {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly dispatcher: HttpsProxyAgent<string>;
}

/** The parts of a response that linkinator reads for a link: the body is not fetched. */
interface HeadOfResponse {
  readonly status: number;
  readonly headers: ReadonlyMap<string, string>;
  readonly url: string;
}

/** Sends a request through a tunnel of the proxy, and follows no redirects. Throws the connection's errors, or the signal's reason. */
export function fetch(address: string, options: Options): Promise<HeadOfResponse> {
  const { method, headers, signal, dispatcher: agent } = options;
  const { request } = address.startsWith("https:") ? https : http;
  return new Promise((resolve, reject) => {
    const asked = request(address, { method, headers, agent, ...(signal && { signal }) });
    // Otherwise the proxy's answer would count as the server's.
    asked.once("proxyConnect", ({ statusCode }: { statusCode: number }) => {
      if (statusCode !== 200) asked.destroy(new Error(`the proxy responds with ${statusCode}`));
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
