import type { Request } from "./request.js";

/**
 * Makes network requests with linkinator, which takes a while to load. Private addresses are refused by
 * default.
 */
export async function loadRequest(privateAddresses: boolean): Promise<Request> {
  const [{ requestWithLinkinator }, { guardRequest }] = await Promise.all([
    import("./request.js"),
    import("./guard-request.js"),
  ]);
  return privateAddresses ? requestWithLinkinator : guardRequest(requestWithLinkinator);
}

/**
 * Sends HEAD requests only, like the stores' tools; a server without HEAD is reported. Private addresses are
 * refused by default.
 */
export async function loadHead(privateAddresses: boolean): Promise<Request> {
  const [{ headOf, requestBytesAs, userAgent }, { guardRequest }] = await Promise.all([
    import("./request-bytes.js"),
    import("./guard-request.js"),
  ]);
  const requestBytes = requestBytesAs(userAgent);
  const head: Request = async (address, { timeout }) =>
    headOf(await requestBytes(address, { method: "HEAD", timeout, max: 0 }));
  return privateAddresses ? head : guardRequest(head);
}
