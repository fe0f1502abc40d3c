import type { IncomingMessage, ServerResponse } from "node:http";
import { hashOf } from "../../util/hash-of.js";

export interface Reply {
  readonly status: number;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

const encoder = new TextEncoder();

export function textReply(status: number, text: string, headers: Reply["headers"] = {}): Reply {
  return {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", ...headers },
    body: encoder.encode(`${text}\n`),
  };
}

/** Sends a reply, or "not modified" if the browser's copy is current. */
export function sendReply(reply: Reply, request: IncomingMessage, response: ServerResponse): void {
  const { status, headers, body } = reply;
  const isFresh = status === 200 && headers.etag !== undefined && isKnown(request, headers.etag);
  if (isFresh) {
    const { "content-type": _, "content-encoding": __, ...rest } = headers;
    response.writeHead(304, rest).end();
    return;
  }
  response.writeHead(status, { ...headers, "content-length": body.length });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** The `ETag` of these bytes. Source: RFC 9110, section 8.8.3. */
export const entityTag = (body: Uint8Array): string => `"${hashOf(body).slice(0, 22)}"`;

function isKnown({ headers }: IncomingMessage, etag: string): boolean {
  const tags = headers["if-none-match"]?.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  return tags?.some((tag) => tag === etag || tag === "*") ?? false;
}

/** The encoding to use, as browsers ask for it: without weights. Source: RFC 9110, section 12.5.3. */
export const acceptedEncoding = (header = ""): "br" | "gzip" | undefined =>
  (["br", "gzip"] as const).find((name) => new RegExp(`\\b${name}\\b`, "i").test(header));
