import type { Host } from "../core/host.js";
import { githubPagesAddresses } from "./github-pages.js";

/** Where no host is named: what works on most of them. The strictest of the hosts tells how it answers. */
export const anyHost: Host = {
  name: "any",
  title: "a static host",
  addresses: githubPagesAddresses,
  needsTwins: true,
  runsJekyll: true,
};
