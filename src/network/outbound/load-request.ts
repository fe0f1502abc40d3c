import { guardRequest } from "./guard-request.js";
import { type Request, requestWithLinkinator } from "./request.js";

/** The function that makes network requests, to private addresses only if those are allowed. Linkinator takes a while to load. */
export const loadRequest = (privateAddresses: boolean): Request =>
  privateAddresses ? requestWithLinkinator : guardRequest(requestWithLinkinator);
