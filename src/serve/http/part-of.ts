import type { IncomingHttpHeaders } from "node:http";
import type { Reply } from "./reply.js";

/**
 * The part of a reply that a `Range` header asks for: Safari only plays videos from servers that support ranges. Requests that are
 * invalid or ask for several parts get the whole. Source: RFC 9110, section 14.
 */
export function partOf(reply: Reply, request: IncomingHttpHeaders): Reply {
  const { status, headers, body } = reply;
  if (status !== 200 || headers.etag === undefined || headers["content-encoding"] !== undefined) return reply;
  const full: Reply = { ...reply, headers: { ...headers, "accept-ranges": "bytes" } };
  const known = request["if-none-match"];
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(request.range?.trim() ?? "") ?? [];
  const isOther = request["if-range"] !== undefined && request["if-range"] !== headers.etag;
  if ((first === "" && last === "") || isOther || known !== undefined) return full;
  const { length } = body;
  const start = first === "" ? Math.max(0, length - Number(last)) : Number(first);
  const end = first === "" || last === "" ? length : Math.min(Number(last) + 1, length);
  if (first !== "" && last !== "" && Number(last) < Number(first)) return full;
  if (start >= length) {
    const { "content-type": _, ...rest } = full.headers;
    return {
      status: 416,
      headers: { ...rest, "content-range": `bytes */${length}` },
      body: new Uint8Array(),
    };
  }
  const range = `bytes ${start}-${end - 1}/${length}`;
  return {
    status: 206,
    headers: { ...full.headers, "content-range": range },
    body: body.subarray(start, end),
  };
}
