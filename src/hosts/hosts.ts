import type { Host } from "../model/hosts/host.js";
import type { HostName } from "../model/hosts/serving.js";
import { azureStaticWebApps } from "./azure-static-web-apps.js";
import { caddy } from "./caddy.js";
import { cloudflarePages, cloudflareWorkers } from "./cloudflare.js";
import { firebase } from "./firebase.js";
import { githubPages } from "./github-pages.js";
import { netlify } from "./netlify.js";
import { nginx } from "./nginx.js";
import { s3Cloudfront } from "./s3-cloudfront.js";
import { vercel } from "./vercel.js";

/** Without a named host: only features that most hosts support, served by the rules of the simplest one. */
const anyHost: Host = { ...githubPages, name: "any", title: "a static host" };

const hosts: Readonly<Record<HostName, Host>> = {
  "github-pages": githubPages,
  netlify,
  "cloudflare-pages": cloudflarePages,
  "cloudflare-workers": cloudflareWorkers,
  vercel,
  firebase,
  "s3-cloudfront": s3Cloudfront,
  "azure-static-web-apps": azureStaticWebApps,
  nginx,
  caddy,
};

/** The host with a name; without a name, the generic host. */
export const hostOf = (name: HostName | undefined): Host => (name ? hosts[name] : anyHost);
