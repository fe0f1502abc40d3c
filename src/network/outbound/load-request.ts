import type { Request } from "./request.js";

/** What asks over the network: linkinator, which takes a while to load. Private addresses are refused unless told otherwise. */
export async function loadRequest(privateAddresses: boolean): Promise<Request> {
  const [{ requestWithLinkinator }, { guardRequest }] = await Promise.all([
    import("./request.js"),
    import("./guard-request.js"),
  ]);
  return privateAddresses ? requestWithLinkinator : guardRequest(requestWithLinkinator);
}
