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
