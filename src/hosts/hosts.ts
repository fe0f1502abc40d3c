import type { Host, HostName } from "../core/host.js";
import { anyHost } from "./any.js";
import { cloudflarePages } from "./cloudflare-pages.js";
import { githubPages } from "./github-pages.js";
import { netlify } from "./netlify.js";

const hosts: Readonly<Record<HostName, Host>> = {
  "github-pages": githubPages,
  netlify,
  "cloudflare-pages": cloudflarePages,
};

/** The host of a name; without one, that of which nothing is known. */
export const hostOf = (name: HostName | undefined): Host => (name ? hosts[name] : anyHost);
