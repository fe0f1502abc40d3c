import type { Host, HostLimits } from "../core/host.js";
import { redirectStatuses } from "../core/serving.js";
import { writeHeadersAndRedirects } from "./netlify.js";

/** Source: https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/. */
export const cloudflareLimits: HostLimits = { redirects: 2000, headerRules: 100, headerLine: 2000 };

/** Source: https://developers.cloudflare.com/pages/configuration/serving-pages/. */
export const cloudflarePages: Host = {
  name: "cloudflare-pages",
  title: "Cloudflare Pages",
  addresses: {
    slashAfterFile: "redirect",
    slashAfterBoth: "file",
    folder: "redirect",
    slashAfterFolder: "file",
    htmlEnding: "redirect",
    redirectStatus: 308,
    slashAfterRedirect: "not-found",
    withoutNotFoundPage: "landing page",
  },
  needsTwins: false,
  runsJekyll: false,
  servesUnderBase: false,
  reads: {
    redirectStatuses,
    ownFiles: ["_headers", "_redirects"],
    limits: cloudflareLimits,
    write: writeHeadersAndRedirects,
  },
};
